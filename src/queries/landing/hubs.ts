import type { Language } from '#navigation/languages.ts';
import type { Link } from '#navigation/link.ts';
import { every, listed, single } from '../entry.ts';
import { getLinkTo, type LinkTo } from '../entryLinks.ts';
import { hubLanguages } from './hubLanguages.ts';
import { byRank, isRole } from './jobs.ts';

/** The hub /jobs: cities by state, roles by department, and the arrangements by kind. The Hindi site map lists the same. */
export async function getJobsHub(language: Language = 'en') {
  const cities = await every('cities');
  const jobs = await every('jobs');
  const departments = new Map((await every('departments')).map(({ slug, name }) => [slug, name]));
  const { arrangement: words, hubs } = await single('landingWords', language);
  const linkTo = await getLinkTo(language);
  return {
    isTranslated: (await hubLanguages('jobs')).includes('hi'),
    coordinates: cities.map(({ latitude, longitude }) => ({ latitude, longitude })),
    labelledCities: await getLabelledCities(),
    cities: grouped(cities, ({ state }) => state, linkTo('cities')),
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

/** The hub /department or /company: its pages with a line on each. In Hindi only those with a Hindi page. */
export async function getHub(hub: 'departments' | 'companies', language: Language) {
  const linkTo = await getLinkTo(language);
  return {
    page: await single(`${hub}Page`, language),
    title: (await single('landingWords', language)).hubs[hub],
    isTranslated: (await hubLanguages(hub)).length > 1,
    items:
      hub === 'departments' ? await departmentItems(linkTo, language) : await companyItems(linkTo, language),
  };
}

const departmentItems = async (linkTo: LinkTo, language: Language) =>
  (await every('departments', language)).map((department) => ({
    ...linkTo('departments')(department),
    text: department.description,
  }));

const companyItems = async (linkTo: LinkTo, language: Language) =>
  (await every('companies', language)).map((company) => ({
    ...linkTo('companies')(company),
    text: company.business,
  }));

/** The hub /hi/jobs: the landing pages that are in Hindi, each with its description, and headings for them. */
export async function getHindiHub() {
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
    pages: (await every(collection, 'hi')).map((entry) => ({
      ...linkTo(collection)(entry),
      text: entry.description,
    })),
  }));
  return {
    page: await single('jobsPage', 'hi'),
    parts: (await Promise.all(withPages)).filter(({ pages }) => pages.length > 0),
  };
}

function grouped<Item>(entries: Item[], titleOf: (entry: Item) => string, linkOf: (entry: Item) => Link) {
  return [...Map.groupBy(entries, titleOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([title, members]) => ({ title, links: members.map(linkOf) }));
}
