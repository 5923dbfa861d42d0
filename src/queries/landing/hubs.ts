import { every, listed, single } from '../entry.ts';
import { byRank } from './jobs.ts';
import { cityLink, companyLink, departmentLink, jobLink, type Link } from './links.ts';

/** The hub /jobs: cities by state, roles by department, and the arrangements by kind. */
export async function getJobsHub() {
  const cities = await every('cities');
  const jobs = await every('jobs');
  const departments = new Map((await every('departments')).map(({ slug, name }) => [slug, name]));
  const kinds = {
    mode: 'Where you work',
    type: 'Kinds of contract',
    level: 'Levels',
    shift: 'Shifts',
  } as const;
  return {
    coordinates: cities.map(({ latitude, longitude }) => ({ latitude, longitude })),
    labelledCities: await getLabelledCities(),
    cities: grouped(cities, ({ state }) => state, cityLink),
    roles: grouped(
      jobs.flatMap((job) => (job.kind === 'role' ? [job] : [])),
      (job) => departments.get(job.departments[0] ?? '') ?? '',
      jobLink,
    ),
    arrangements: Object.entries(kinds).map(([kind, title]) => ({
      title,
      links: byRank(jobs.filter((job) => job.kind === kind)).map(jobLink),
    })),
  };
}

/** The city that the map names for each of the seven preferred locations: the first in the footer's order. */
async function getLabelledCities() {
  const byLocation = new Map<string, { name: string; latitude: number; longitude: number }>();
  for (const { preferredLocation, name, latitude, longitude } of await listed(
    'cities',
    (await single('footer')).cities,
  ))
    if (preferredLocation && !byLocation.has(preferredLocation))
      byLocation.set(preferredLocation, { name, latitude, longitude });
  return [...byLocation.values()];
}

/** The hub /department. */
export const getDepartmentsHub = async () =>
  (await every('departments')).map((department) => ({
    ...departmentLink(department),
    text: department.description,
  }));

/** The hub /company. */
export const getCompaniesHub = async () =>
  (await every('companies')).map((company) => ({ ...companyLink(company), text: company.business }));

function grouped<Entry>(entries: Entry[], titleOf: (entry: Entry) => string, linkOf: (entry: Entry) => Link) {
  const groups = Map.groupBy(entries, titleOf);
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([title, members]) => ({ title, links: members.map(linkOf) }));
}
