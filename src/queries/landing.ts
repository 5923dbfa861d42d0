import { every, listed, single } from './entry.ts';
import { nearest } from './geography.ts';
import { smallest } from './smallest.ts';

type Link = { href: string; label: string };

/** How many related pages of one sort a page names. */
const few = 8;

const jobLink = ({ slug, name }: { slug: string; name: string }): Link => ({
  href: `/jobs/${slug}`,
  label: name,
});
const departmentLink = ({ slug, name }: { slug: string; name: string }): Link => ({
  href: `/department/${slug}`,
  label: name,
});
const companyLink = ({ slug, name }: { slug: string; name: string }): Link => ({
  href: `/company/${slug}`,
  label: name,
});

/**
 * The slugs that the footer names. Their pages carry their headline's glyphs inlined and have a picture of their own; of the
 * others there may be thousands, and cutting takes 17 ms each, drawing 80.
 */
const inFooter = async (list: 'cities' | 'jobs' | 'departments' | 'companies') =>
  new Set((await single('footer'))[list]);

/** Every page under /jobs that is a city's: what its file says, its neighbours by distance, and the map's dots. */
export async function getCityPages() {
  const cities = await every('cities');
  const shown = await inFooter('cities');
  // The map stays readable, and the page small, however many cities there are.
  const places = cities
    .filter(({ slug }) => shown.has(slug))
    .map(({ latitude, longitude }) => ({ latitude, longitude }));
  return Promise.all(
    cities.map(async (city) => ({
      ...city,
      places,
      inFooter: shown.has(city.slug),
      neighbours: nearest(city, cities, 5).map(({ slug, name, kilometres }) => ({
        ...jobLink({ slug, name }),
        kilometres: Math.round(kilometres / 10) * 10,
      })),
      jobs: (await listed('jobs', city.jobs)).map(jobLink),
    })),
  );
}

/** Every page under /jobs that is a job's: a role, or a mode, type, level or shift with its siblings to compare. */
export async function getJobPages() {
  const jobs = await every('jobs');
  const cities = await every('cities');
  const shown = await inFooter('jobs');
  return Promise.all(
    jobs.map(async (job) => {
      if (job.kind === 'role') {
        return {
          ...job,
          inFooter: shown.has(job.slug),
          departments: (await listed('departments', job.departments)).map(departmentLink),
          neighbours: (
            await listed(
              'jobs',
              job.neighbours.map((neighbour) => neighbour.job),
            )
          ).map((found, index) => ({
            ...jobLink(found),
            why: job.neighbours[index]?.why ?? '',
          })),
          cities: cities
            .filter((city) => city.jobs.includes(job.slug))
            .slice(0, few)
            .map(jobLink),
        };
      }
      return {
        ...job,
        inFooter: shown.has(job.slug),
        roles: (await listed('jobs', job.roles)).map(jobLink),
        siblings: byRank(jobs.flatMap((other) => (other.kind === job.kind ? [other] : []))).map(
          ({ slug, name, inShort }) => ({
            ...jobLink({ slug, name }),
            inShort,
            current: slug === job.slug,
          }),
        ),
      };
    }),
  );
}

/** The rungs of SPEC 2's levels from the lowest up; other kinds have no rank and stay as they are. */
const rungs = [
  'freshers',
  'entry-level',
  'junior',
  'mid-level',
  'senior',
  'manager',
  'director',
  'executive',
];
const byRank = <Entry extends { slug: string }>(entries: Entry[]) =>
  entries.toSorted((a, b) => rungs.indexOf(a.slug) - rungs.indexOf(b.slug));

/** Every page under /department, with the roles in it and the companies that hire for it. */
export async function getDepartmentPages() {
  const jobs = await every('jobs');
  const companies = await every('companies');
  const shown = await inFooter('departments');
  return (await every('departments')).map((department) => ({
    ...department,
    inFooter: shown.has(department.slug),
    roles: jobs
      .filter((job) => job.kind === 'role' && job.departments.includes(department.slug))
      .map(jobLink),
    companies: companies
      .filter((company) => company.departments.some((hired) => hired.department === department.slug))
      .slice(0, few)
      .map(companyLink),
  }));
}

/** Every page under /company, with its departments and the firms of the same business. */
export async function getCompanyPages() {
  const companies = await every('companies');
  const shown = await inFooter('companies');
  return Promise.all(
    companies.map(async (company) => ({
      ...company,
      inFooter: shown.has(company.slug),
      departments: (
        await listed(
          'departments',
          company.departments.map((hired) => hired.department),
        )
      ).map((found, index) => ({ ...departmentLink(found), text: company.departments[index]?.text ?? '' })),
      others: similar(company, companies, 4).map(companyLink),
    })),
  );
}

type Company = Awaited<ReturnType<typeof every<'companies'>>>[number];

/** The companies most like one of them: of the same business first, then by how many departments they share. */
function similar(company: Company, companies: Company[], count: number): Company[] {
  const hires = new Set(company.departments.map(({ department }) => department));
  const others = companies.filter((other) => other !== company);
  return smallest(others, count, ({ business, departments }) => {
    const shared = departments.filter(({ department }) => hires.has(department)).length;
    return -(shared + (business === company.business ? 10 : 0));
  });
}

/** The hub /jobs: cities by state, roles by department, and the other kinds of job. */
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
    places: cities.map(({ latitude, longitude }) => ({ latitude, longitude })),
    named: await namedCities(),
    cities: grouped(cities, ({ state }) => state, jobLink),
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

/** The city that stands for each of the seven preferred locations on the map: the first in the footer's order. */
async function namedCities() {
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
