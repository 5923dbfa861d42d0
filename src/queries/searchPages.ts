import type { Link } from '#navigation/link.ts';
import type { Entry } from '#site/content.ts';
import type { Site } from '#site/site.ts';
import { isRole } from './landing/jobs.ts';
import { legalNavigation } from './layout/navigation.ts';
import { resumeLink } from './resumeLink.ts';

const collections = ['jobs', 'cities', 'departments', 'companies', 'guides'] as const;
/** One type for each collection, so that `collection` tells them apart. */
type Found = { [Key in (typeof collections)[number]]: Entry<Key> }[(typeof collections)[number]];

const kindOf = { cities: 'city', departments: 'department', companies: 'company', guides: 'guide' } as const;

/** Everything that a search fetches: its pages, the words of its results, and the number that answers. */
export function searchData(site: Site) {
  const { found, nothing, ask, message, kinds } = site.words.landing.search;
  return {
    pages: searchPages(site),
    words: { found, nothing, ask, message, kinds },
    phone: site.english.file('agency').phones[0],
  };
}

/** The pages that the search field finds, each with its names in both languages, because people type either. */
function searchPages(site: Site) {
  const landing = collections.flatMap((collection) =>
    (site.english.every(collection) as readonly Found[]).map((entry) => {
      const { name: _, ...link } = site.linkTo(entry);
      return { ...link, kind: kindOfPage(entry), names: namesOf(site, entry) };
    }),
  );
  return [...landing, ...otherPages(site)];
}

function kindOfPage(entry: Found): 'role' | 'arrangement' | (typeof kindOf)[keyof typeof kindOf] {
  if (entry.collection !== 'jobs') return kindOf[entry.collection];
  return isRole(entry) ? 'role' : 'arrangement';
}

/** All names of an entry, which is given in English. */
function namesOf(site: Site, english: Found): string[] {
  const { collection, slug } = english;
  const hindi = site.hasHindi(collection, slug) ? site.hindi.entry(collection, slug) : undefined;
  const known = site.hindiNames?.[collection]?.[slug];
  const names = [english.name, hindi?.name, known].filter((name) => name !== undefined);
  return [...names, ...(english.alsoCalled ?? []), ...(hindi?.alsoCalled ?? [])];
}

/** The legal pages that have other names, such as that on job fraud, and the resume maker. */
function otherPages(site: Site) {
  const { english, hindi } = site;
  const guide = (link: Link, called: string[]) => ({
    ...link,
    kind: 'guide' as const,
    names: [link.label, ...called],
  });
  const links = legalNavigation(site);
  const legal = english.every('legal').flatMap(({ slug, alsoCalled }) => {
    const link = links.find(({ href }) => href === `/${slug}` || href === `/hi/${slug}`);
    return alsoCalled && link
      ? [guide(link, [...alsoCalled, ...(hindi.entry('legal', slug)?.alsoCalled ?? [])])]
      : [];
  });
  const called = [english, hindi].flatMap((of) => of.file('resumePage').alsoCalled ?? []);
  return [...legal, guide(resumeLink(site), called)];
}
