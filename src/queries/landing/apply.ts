import type { Link } from '#navigation/link.ts';
import { listIn } from '#navigation/listIn.ts';
import type { Apply } from '#schemas/apply.ts';
import type { Entry } from '#site/content.ts';
import type { Site } from '#site/site.ts';

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

/** The part on where to apply. */
export function applyOf(site: Site, apply: Apply | undefined): ApplyPart | undefined {
  if (!apply) return undefined;
  const { search, notices = [], companies, employers = [], note } = apply;
  const portal = site.entry('officialLinks', site.words.landing.apply.source);
  return {
    search: search && portal && { portal, words: eitherOf(site, search) },
    notices: notices.flatMap(({ link, when }) => {
      const place = site.entry('officialLinks', link);
      return place ? [{ ...place, when }] : [];
    }),
    companies: site.linksTo(site.english.entries('companies', companies)),
    employers: employers.map(({ name, address }) => ({ name, address })),
    note,
  };
}

/** “welder” or “fitter” */
const eitherOf = ({ language }: Site, terms: string[]) =>
  listIn(
    language,
    terms.map((term) => (language === 'hi' ? `‘${term}’` : `“${term}”`)),
    'disjunction',
  );
