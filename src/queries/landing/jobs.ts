import { every, listed } from '../entry.ts';
import { getGuideLinks } from './guides.ts';
import { cityLink, departmentLink, jobLink, relatedPages } from './links.ts';
import { slugsInFooter } from './slugsInFooter.ts';

/** The job pages under /jobs: roles, and modes, types, levels and shifts with their siblings to compare. */
export async function getJobPages() {
  const jobs = await every('jobs');
  const cities = await every('cities');
  const shown = await slugsInFooter('jobs');
  const guides = await getGuideLinks();
  return Promise.all(
    jobs.map(async (job) => {
      const links = await listed('officialLinks', job.links ?? []);
      if (job.kind === 'role') {
        return {
          ...job,
          links,
          guides,
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
            .slice(0, relatedPages)
            .map(cityLink),
        };
      }
      return {
        ...job,
        links,
        guides,
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

/** The slugs of the levels, lowest first. */
const levels = [
  'freshers',
  'entry-level',
  'junior',
  'mid-level',
  'senior',
  'manager',
  'director',
  'executive',
];

/** Sorts levels from the lowest up. Jobs of other kinds keep their order. */
export const byRank = <Entry extends { slug: string }>(entries: Entry[]) =>
  entries.toSorted((a, b) => levels.indexOf(a.slug) - levels.indexOf(b.slug));
