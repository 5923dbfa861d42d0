import { entryAddress } from '#navigation/addresses.ts';
import { addressIn } from '#navigation/languages.ts';
import type { Link } from '#navigation/link.ts';
import { type FixedPage, fixedPages, type PageName } from '#navigation/pages.ts';
import { clientsHeading } from './clientsHeading.ts';
import type { Entry } from './content.ts';
import type { EntryLink, Site } from './site.ts';

/** A page of the site, and the link that leads to it from the pages of one language. */
export type Page = EntryLink &
  FixedPage & {
    kind: PageName | 'legal' | 'guide' | EntryKind;
    /** The place of a level among the levels. */
    rank?: number;
    headline: string;
    isInHindi: boolean;
    /** The pages above it. */
    breadcrumbs: readonly Link[];
    /** The path of the page whose picture is shown when this one is shared. */
    picture: string;
    /** What people call it, in both languages. The search does not find a page without names. */
    names: string[];
  };

type EntryKind = 'role' | 'arrangement' | 'city' | 'department' | 'company';

/** The kinds of entries with a page, in the order in which the search has them, each with the hub above its pages. */
const listed = {
  jobs: { hub: 'jobs', kind: 'role', group: 'roles' },
  cities: { hub: 'jobs', kind: 'city', group: 'cities' },
  departments: { hub: 'departments', kind: 'department', group: 'departments' },
  companies: { hub: 'companies', kind: 'company', group: 'companies' },
  guides: { hub: 'jobs', kind: 'guide', group: 'jobSeekers' },
} as const;

type Collection = keyof typeof listed;
const collections = Object.keys(listed) as Collection[];
/** One type for each collection, so that `collection` tells the entries apart. */
type Listed = { [Key in Collection]: Entry<Key> }[Collection];

/**
 * The list of the site's pages, all but that for unknown addresses. Everything that lists pages filters it. On the Hindi site it
 * has the pages that are only in English too: `hrefLang` of their links says so.
 */
export function pagesIn(site: Site): Page[] {
  const known = Object.values(fixedPages).map(({ address }) => address);
  const otherTexts = site.english
    .every('legal')
    .map(({ slug }) => entryAddress('legal', slug))
    .filter((address) => !known.includes(address))
    .map((address): [string, FixedPage] => [address, { address, group: 'rules', isLegal: true }]);
  const fixed = [...Object.entries(fixedPages), ...otherTexts]
    .filter(([name, page]) => isIn(site.english, name, page))
    .map(([name, page]) => fixedPage(site, name, page));
  return [...fixed, ...collections.flatMap((collection) => entryPages(site, collection, fixed))];
}

/** Whether a page is in a language. A hub is if it lists a page: the owner may leave out pages. */
function isIn(site: Site, name: string, { address, group, inNavigation, hasForm, isLegal }: FixedPage) {
  if (isLegal) return site.every('legal').some(({ slug }) => address === `/${slug}`);
  const isHub = group === 'directories';
  if (isHub && !listedBy(site, name).some((collection) => site.every(collection).length > 0)) return false;
  const isInBoth = inNavigation || hasForm || name === 'jobs';
  return site.language === 'en' || isInBoth || site.hasHindi(`${name}Page` as 'jobsPage');
}

/** What a hub lists: /hi/jobs pages of every kind. */
const listedBy = ({ language }: Site, hub: string) =>
  language === 'hi' && hub === 'jobs'
    ? collections
    : collections.filter((collection) => listed[collection].hub === hub && collection !== 'guides');

function fixedPage(site: Site, name: string, page: FixedPage): Page {
  const { address, isLegal } = page;
  const [texts, ...inEach] = [site, site.english, site.hindi].map((of) =>
    isLegal ? of.entry('legal', address.slice(1)) : of.file(`${name}Page` as 'resumePage'),
  );
  if (!texts) throw new Error(`content/ has no texts for ${address}`);
  const isInHindi = isIn(site.hindi, name, page);
  const { layout, landing, resume } = site.words;
  const { jobs, departments, companies } = landing;
  const labels: Record<string, string | undefined> = {
    ...layout.navigation,
    ...layout.footer.legal,
    ...{ jobs, departments, companies, resume: resume.link },
  };
  const label = labels[name];
  const link = { href: address, label: label ?? texts.title, lang: label ? undefined : texts.lang };
  const called = inEach.flatMap((texts) => texts?.alsoCalled ?? []);
  const href = isInHindi ? addressIn(site.language, address) : address;
  return {
    ...page,
    ...(href === address && site.language === 'hi' ? site.markEnglish(link) : { ...link, href }),
    name: link.label,
    kind: isLegal ? 'legal' : (name as PageName),
    headline: name === 'clients' ? clientsHeading(site).headline : texts.headline,
    isInHindi,
    breadcrumbs: [],
    picture: href,
    names: called.length > 0 ? [link.label, ...called] : [],
  };
}

function entryPages(site: Site, collection: Collection, fixed: Page[]): Page[] {
  const own = (page: PageName) => fixed.find(({ kind, hrefLang }) => kind === page && !hrefLang);
  const { hub, kind, group } = listed[collection];
  // In Hindi, /hi/jobs lists the kinds that have no hub.
  const breadcrumbs = [own('home'), own(hub) ?? own('jobs')].flatMap((above) =>
    above ? [{ href: above.href, label: above.label }] : [],
  );
  const inFooter = collection === 'guides' ? undefined : site.english.file('footer')[collection];
  const withPicture = inFooter && new Set<string>(inFooter);
  return (site.english.every(collection) as readonly Listed[]).map((entry) => {
    const { slug } = entry;
    const { headline } = site.entry(collection, slug) ?? entry;
    const link = site.linkTo(entry);
    const arrangement = entry.collection === 'jobs' && entry.kind !== 'role' ? entry.kind : undefined;
    return {
      ...link,
      address: entryAddress(collection, slug),
      kind: arrangement ? 'arrangement' : kind,
      group: arrangement ?? group,
      ...('rank' in entry && { rank: entry.rank }),
      headline,
      isInHindi: site.hasHindi(collection, slug),
      breadcrumbs,
      // Of thousands of pages each would take 50 ms to draw.
      picture: withPicture?.has(slug) === false ? (breadcrumbs.at(-1)?.href ?? link.href) : link.href,
      names: namesOf(site, entry),
    };
  });
}

/** What people call an entry in either language. */
function namesOf(site: Site, english: Listed): string[] {
  const { collection, slug } = english;
  const hindi = site.hasHindi(collection, slug) ? site.hindi.entry(collection, slug) : undefined;
  const names = [english.name, hindi?.name, site.hindiNames?.[collection]?.[slug]];
  return [...names, ...(english.alsoCalled ?? []), ...(hindi?.alsoCalled ?? [])].filter(
    (name) => name !== undefined,
  );
}
