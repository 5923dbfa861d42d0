import { fillIn } from '#enquiry/fillIn.ts';
import type { Language } from '#navigation/languages.ts';
import { every, everyIn, listed, translatedSlugs } from '../entry.ts';
import { getFrame } from './frame.ts';
import { hindiOffer } from './hindiOffer.ts';
import { departmentLink, relatedPages } from './links.ts';
import { linksIn, markedAsEnglish } from './relatedLinks.ts';
import { slugsInFooter } from './slugsInFooter.ts';

/** The job pages under /jobs: roles, and modes, types, levels and shifts with their siblings to compare. */
export async function getJobPages(language: Language = 'en') {
  const jobs = await everyIn('jobs', language);
  const cities = await every('cities');
  const frame = await getFrame('jobs', language);
  const shown = await slugsInFooter('jobs');
  const translated = await translatedSlugs('jobs');
  const jobLink = await linksIn(language, 'jobs');
  const cityLink = await linksIn(language, 'cities');
  const inLanguage = language === 'en' ? undefined : await markedAsEnglish();
  return Promise.all(
    jobs.map(async (job) => {
      const page = {
        ...frame,
        inFooter: shown.has(job.slug),
        isTranslated: translated.has(job.slug),
        hindi: language === 'en' ? await hindiOffer('job', job, translated.has(job.slug)) : undefined,
        links: await listed('officialLinks', job.links ?? [], language),
      };
      if (job.kind === 'role') {
        const neighbours = await listed(
          'jobs',
          job.neighbours.map((neighbour) => neighbour.job),
        );
        const departments = (await listed('departments', job.departments)).map((department) => ({
          ...departmentLink(department),
          label: fillIn(frame.words.role.department, { name: department.name }),
        }));
        return {
          ...job,
          ...page,
          departments: inLanguage ? departments.map(inLanguage) : departments,
          neighbours: neighbours.map((found, index) => ({
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
        ...page,
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
