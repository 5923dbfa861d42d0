import type { Link } from '#navigation/link.ts';
import type { Hub } from '#navigation/pages.ts';
import type { Coordinates } from '#schemas/city.ts';
import type { Site } from '#site/site.ts';
import { resumeLink } from '../resumeLink.ts';
import { arrangementsOf, rolesOf } from './jobs.ts';
import { labelledCities } from './mapCities.ts';

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
export function hubPage(site: Site, hub: Hub) {
  const parts = partsOf(site, hub);
  return {
    language: site.language,
    page: site.file(`${hub}Page`),
    hasSearch: hub === 'jobs',
    // To the parts of a long page, and to the page on which one makes a resume.
    jumps:
      hub === 'jobs'
        ? [...parts.map(({ id, title }) => ({ href: `#${id}`, label: title })), resumeLink(site)]
        : [],
    parts,
  };
}

function partsOf(site: Site, hub: Hub): Part[] {
  if (hub !== 'jobs') return listOf(site, hub);
  return site.language === 'hi' ? hindiParts(site) : jobsParts(site);
}

/** The parts of /jobs: roles by department, cities by state, and the arrangements by kind. */
function jobsParts(site: Site): Part[] {
  const { cities, roles, arrangements } = jobGroups(site);
  const { hubs: words } = site.words.landing;
  const map = {
    cities: site.every('cities').map(({ latitude, longitude }) => ({ latitude, longitude })),
    labelled: labelledCities(site),
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
export function jobGroups(site: Site) {
  const { english } = site;
  const departments = new Map(english.every('departments').map(({ slug, name }) => [slug, name]));
  const { arrangement: words, hubs } = site.words.landing;
  return {
    cities: grouped(site, english.every('cities'), ({ state }) => state),
    roles: grouped(
      site,
      rolesOf(english),
      // The owner may have left out its departments.
      (job) => departments.get(job.departments.find((slug) => departments.has(slug)) ?? '') ?? hubs.roles,
    ),
    arrangements: (['mode', 'type', 'level', 'shift'] as const).map((kind) => ({
      title: words[kind],
      links: site.linksTo(arrangementsOf(english).filter((job) => job.kind === kind)),
    })),
  };
}

/** The part of /department or /company. */
function listOf(site: Site, hub: 'departments' | 'companies'): Part[] {
  const items =
    hub === 'departments'
      ? site.every(hub).map((entry) => ({ ...site.linkTo(entry), text: entry.description }))
      : site.every(hub).map((entry) => ({ ...site.linkTo(entry), text: entry.business }));
  return [{ id: hub, title: site.words.landing.hubs[hub], items }];
}

/** The parts of /hi/jobs: all landing pages that are in Hindi, in its alphabetical order. */
function hindiParts({ hindi }: Site) {
  const { popularJobs, findJobs, jobsByDepartment, jobsByCompany } = hindi.words.layout.footer;
  const parts = [
    { id: 'roles', title: popularJobs, collection: 'jobs' },
    { id: 'cities', title: findJobs, collection: 'cities' },
    { id: 'departments', title: jobsByDepartment, collection: 'departments' },
    { id: 'companies', title: jobsByCompany, collection: 'companies' },
    { id: 'guides', title: hindi.words.landing.guides, collection: 'guides' },
  ] as const;
  return parts
    .map(({ collection, ...part }) => ({
      ...part,
      links: hindi
        .linksTo(hindi.every(collection))
        .sort((one, other) => alphabetical.compare(one.label, other.label)),
    }))
    .filter(({ links }) => links.length > 0)
    .map((part, index) => ({ ...part, paper: index === 0 ? ('plain' as const) : ('deep' as const) }));
}

const alphabetical = new Intl.Collator('hi');

function grouped<Item extends Parameters<Site['linkTo']>[0]>(
  site: Site,
  entries: readonly Item[],
  titleOf: (entry: Item) => string,
) {
  return [...Map.groupBy(entries, titleOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([title, members]) => ({ title, links: site.linksTo(members) }));
}
