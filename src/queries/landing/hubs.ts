import type { Hub } from '#navigation/addresses.ts';
import type { Coordinates } from '#navigation/coordinates.ts';
import type { Language } from '#navigation/languages.ts';
import type { Link } from '#navigation/link.ts';
import { every, listed, single } from '../entry.ts';
import { getLinkTo } from '../entryLinks.ts';
import { getResumeLink } from '../resumeLink.ts';
import { hubLanguages } from './hubLanguages.ts';
import { byRank, isRole } from './jobs.ts';

/** A part of a hub: links, groups of links, or pages with a line on each. */
type Part = {
  id: string;
  title: string;
  paper?: 'plain' | 'deep';
  map?: { cities: Coordinates[]; labelled: (Coordinates & { name: string })[]; label: string };
  links?: Link[];
  groups?: { title: string; links: Link[] }[];
  items?: (Link & { name: string; text: string })[];
};

/** Everything that a hub shows. In Hindi it lists only pages in Hindi, and /hi/jobs those of every kind. */
export async function getHub(hub: Hub, language: Language) {
  const parts = await getParts(hub, language);
  return {
    page: await single(`${hub}Page`, language),
    // To the parts of a long page, and to the page on which one makes a resume.
    jumps:
      hub === 'jobs'
        ? [...parts.map(({ id, title }) => ({ href: `#${id}`, label: title })), await getResumeLink(language)]
        : [],
    isTranslated: (await hubLanguages(hub)).includes('hi'),
    parts,
  };
}

function getParts(hub: Hub, language: Language): Promise<Part[]> {
  if (hub !== 'jobs') return getList(hub, language);
  return language === 'hi' ? getHindiParts() : getJobsParts();
}

/** The parts of /jobs: roles by department, cities by state, and the arrangements by kind. */
async function getJobsParts(): Promise<Part[]> {
  const { cities, roles, arrangements } = await getJobGroups('en');
  const { hubs: words } = await single('landingWords');
  const map = {
    cities: (await every('cities')).map(({ latitude, longitude }) => ({ latitude, longitude })),
    labelled: await getLabelledCities(),
    label: words.map,
  };
  const parts: (Part & { groups: { links: Link[] }[] })[] = [
    { id: 'roles', title: words.roles, groups: roles },
    { id: 'cities', title: words.cities, paper: 'deep', map, groups: cities },
    { id: 'arrangements', title: words.arrangements, groups: arrangements },
  ];
  return parts.filter(({ groups }) => groups.some(({ links }) => links.length > 0));
}

/** The cities by state, roles by department, and arrangements by kind, for /jobs and the site map. */
export async function getJobGroups(language: Language) {
  const jobs = await every('jobs');
  const departments = new Map((await every('departments')).map(({ slug, name }) => [slug, name]));
  const { arrangement: words, hubs } = await single('landingWords', language);
  const linkTo = await getLinkTo(language);
  return {
    cities: grouped(await every('cities'), ({ state }) => state, linkTo('cities')),
    roles: grouped(
      jobs.filter(isRole),
      // The owner may have left out its departments.
      (job) => departments.get(job.departments.find((slug) => departments.has(slug)) ?? '') ?? hubs.roles,
      linkTo('jobs'),
    ),
    arrangements: (['mode', 'type', 'level', 'shift'] as const).map((kind) => ({
      title: words[kind],
      links: byRank(jobs.filter((job) => job.kind === kind)).map(linkTo('jobs')),
    })),
  };
}

/** The city that the map names for each preferred location: the first in the footer's order. */
async function getLabelledCities() {
  const cities = await listed('cities', (await single('footer')).cities);
  const { preferredLocations } = await single('agency');
  const byLocation = Map.groupBy(
    cities.filter(({ preferredLocation: place }) => place && preferredLocations.includes(place)),
    ({ preferredLocation }) => preferredLocation,
  );
  return [...byLocation.values()].flatMap(([city]) =>
    city ? [{ name: city.name, latitude: city.latitude, longitude: city.longitude }] : [],
  );
}

/** The part of /department or /company. */
async function getList(hub: 'departments' | 'companies', language: Language): Promise<Part[]> {
  const { hubs } = await single('landingWords', language);
  const linkTo = await getLinkTo(language);
  const items =
    hub === 'departments'
      ? (await every(hub, language)).map((entry) => ({ ...linkTo(hub)(entry), text: entry.description }))
      : (await every(hub, language)).map((entry) => ({ ...linkTo(hub)(entry), text: entry.business }));
  return [{ id: hub, title: hubs[hub], items }];
}

/** The parts of /hi/jobs: all landing pages that are in Hindi, in its alphabetical order. */
export async function getHindiParts() {
  const { popularJobs, findJobs, jobsByDepartment, jobsByCompany } = (await single('layoutWords', 'hi'))
    .footer;
  const { guides } = await single('landingWords', 'hi');
  const linkTo = await getLinkTo('hi');
  const parts = [
    { id: 'roles', title: popularJobs, collection: 'jobs' },
    { id: 'cities', title: findJobs, collection: 'cities' },
    { id: 'departments', title: jobsByDepartment, collection: 'departments' },
    { id: 'companies', title: jobsByCompany, collection: 'companies' },
    { id: 'guides', title: guides, collection: 'guides' },
  ] as const;
  const withPages = parts.map(async ({ collection, ...part }) => ({
    ...part,
    links: (await every(collection, 'hi'))
      .map(linkTo(collection))
      .sort((one, other) => alphabetical.compare(one.label, other.label)),
  }));
  return (await Promise.all(withPages))
    .filter(({ links }) => links.length > 0)
    .map((part, index) => ({ ...part, paper: index === 0 ? ('plain' as const) : ('deep' as const) }));
}

const alphabetical = new Intl.Collator('hi');

function grouped<Item>(entries: Item[], titleOf: (entry: Item) => string, linkOf: (entry: Item) => Link) {
  return [...Map.groupBy(entries, titleOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([title, members]) => ({ title, links: members.map(linkOf) }));
}
