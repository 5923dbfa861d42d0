import { type Language, languageTags } from '#navigation/languages.ts';
import type { Link } from '#navigation/link.ts';
import type { Apply } from '#schemas/apply.ts';
import { bySlug, type Entry, listed, single } from '../entry.ts';
import { getLinkTo } from '../entryLinks.ts';

type Place = Pick<Entry<'officialLinks'>, 'name' | 'address' | 'lang'>;

/** Where a reader of a page can apply (specification 11.18). */
export type ApplyPart = {
  /** The portal and, joined for a sentence, the words to type there. */
  search?: { portal: Place; words: string } | undefined;
  notices: (Place & { when: string })[];
  companies: Link[];
  employers: { name: string; address: string }[];
  note?: string | undefined;
};

/** A function that makes the part on where to apply. */
export async function getApplyOf(language: Language) {
  const linkTo = await getLinkTo(language);
  const official = await bySlug('officialLinks', language);
  const { apply: words } = await single('landingWords', language);
  const portal = official.get(words.source);
  const either = new Intl.ListFormat(languageTags[language], { type: 'disjunction' });
  return async (apply: Apply | undefined): Promise<ApplyPart | undefined> => {
    if (!apply) return undefined;
    const { search, notices = [], companies = [], employers = [], note } = apply;
    return {
      search: search &&
        portal && {
          portal,
          words: either.format(search.map((term) => (language === 'hi' ? `‘${term}’` : `“${term}”`))),
        },
      notices: notices.flatMap(({ link, when }) => {
        const place = official.get(link);
        return place ? [{ ...place, when }] : [];
      }),
      companies: (await listed('companies', companies)).map(linkTo('companies')),
      employers: employers.map(({ name, address }) => ({ name, address })),
      note,
    };
  };
}
