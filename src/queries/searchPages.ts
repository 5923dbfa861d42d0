import { entryAddress, type PageCollection } from '#navigation/addresses.ts';
import type { Language } from '#navigation/languages.ts';
import type { Link } from '#navigation/link.ts';
import { bySlug, every, optional, single } from './entry.ts';
import { getLinkTo } from './entryLinks.ts';
import { isRole } from './landing/jobs.ts';
import { getLegalNavigation } from './layout/navigation.ts';
import { getResumeLink } from './resumeLink.ts';

const collections = ['jobs', 'cities', 'departments', 'companies', 'guides'] as const;

const kindOf = { cities: 'city', departments: 'department', companies: 'company', guides: 'guide' } as const;

/** Everything that a search fetches: its pages, the words of its results, and the number that answers. */
export async function getSearchData(language: Language) {
  const { found, nothing, ask, message, kinds } = (await single('landingWords', language)).search;
  return {
    pages: await getSearchPages(language),
    words: { found, nothing, ask, message, kinds },
    phone: (await single('agency')).phones[0],
  };
}

/** The pages that the search field finds, each with its names in both languages, because people type either. */
async function getSearchPages(language: Language) {
  const linkTo = await getLinkTo(language);
  const landing = collections.map(async (collection) => {
    const namesOf = await getNamesOf(collection);
    return (await every(collection)).map((entry) => {
      const { name: _, ...link } = linkTo(collection)(entry);
      const kind = collection === 'jobs' ? kindOfJob(entry) : kindOf[collection];
      return { ...link, kind, names: namesOf(entry.slug) };
    });
  });
  return [...(await Promise.all(landing)).flat(), ...(await getOtherPages(language))];
}

const kindOfJob = (entry: object) => (isRole(entry as never) ? ('role' as const) : ('arrangement' as const));

/** Gives for an entry of a collection all its names. */
async function getNamesOf(collection: (typeof collections)[number]) {
  const english = await bySlug(collection, 'en');
  const hindi = new Map((await every(collection, 'hi')).map((entry) => [entry.slug, entry]));
  const known = (await optional('hindiNames'))?.[collection];
  return (slug: string) => {
    const entries = [english.get(slug), hindi.get(slug)];
    const names = [...entries.map((entry) => entry?.name), known?.[slug]].filter(
      (name) => name !== undefined,
    );
    return [...names, ...entries.flatMap((entry) => entry?.alsoCalled ?? [])];
  };
}

/** The legal pages that have other names, such as that on job fraud, and the resume maker. */
async function getOtherPages(language: Language) {
  const guide = (link: Link, called: string[]) => ({
    ...link,
    kind: 'guide' as const,
    names: [link.label, ...called],
  });
  const hindi = await bySlug('legal', 'hi');
  const links = await getLegalNavigation(language);
  const legal = (await every('legal')).flatMap(({ slug, alsoCalled }) => {
    const addresses = (['en', 'hi'] as const).map((of) =>
      entryAddress('legal' satisfies PageCollection, slug, of),
    );
    const link = links.find(({ href }) => addresses.includes(href));
    return alsoCalled && link ? [guide(link, [...alsoCalled, ...(hindi.get(slug)?.alsoCalled ?? [])])] : [];
  });
  const resume = (['en', 'hi'] as const).map((of) => single('resumePage', of));
  const called = (await Promise.all(resume)).flatMap((page) => page.alsoCalled ?? []);
  return [...legal, guide(await getResumeLink(language), called)];
}
