import { fillIn } from '#enquiry/fillIn.ts';
import { resumeAddress } from '#navigation/addresses.ts';
import type { Language } from '#navigation/languages.ts';
import { bySlug, type Entry, every, listed, single } from '../entry.ts';
import { getLinkTo, type LinkTo } from '../entryLinks.ts';
import { getWithMeanings } from '../resumeLines.ts';
import { getFactsOf } from './atAGlance.ts';
import { relatedPages } from './relatedPages.ts';
import { getShellOf } from './shell.ts';

type Job = Entry<'jobs'>;
type Role = Extract<Job, { kind: 'role' }>;
type Arrangement = Exclude<Job, { kind: 'role' }>;

/** The job pages under /jobs: roles, and modes, types, levels and shifts with their siblings to compare. */
export async function getJobPages(language: Language) {
  const jobs = await every('jobs', language);
  const shellOf = await getShellOf('job', language);
  const linkTo = await getLinkTo(language);
  const factsOf = await getFactsOf(language);
  const withMeanings = await getWithMeanings(language);
  const { linkAtRole } = await single('resumeWords', language);
  return Promise.all(
    jobs.map(async (job) => {
      const page = {
        ...(await shellOf(job)),
        links: await listed('officialLinks', job.links ?? [], language),
      };
      return job.kind === 'role'
        ? {
            ...job,
            ...page,
            atAGlance: job.atAGlance && factsOf.role(job.atAGlance),
            ...(await roleLinks(job, linkTo, page.words.role.department)),
            resume: {
              beginner: withMeanings(job.slug, job.resume.beginner),
              experienced: withMeanings(job.slug, job.resume.experienced),
              make: { href: resumeAddress(language, job.slug), label: linkAtRole },
            },
          }
        : {
            ...job,
            ...page,
            atAGlance: job.atAGlance && factsOf.arrangement(job.atAGlance),
            ...(await arrangementLinks(job, linkTo, jobs)),
          };
    }),
  );
}

async function roleLinks(role: Role, linkTo: LinkTo, departmentLabel: string) {
  const jobs = await bySlug('jobs', 'en');
  return {
    departments: (await listed('departments', role.departments)).map((department) => {
      const link = linkTo('departments', department);
      return { ...link, label: fillIn(departmentLabel, { name: link.label }) };
    }),
    neighbours: role.neighbours.flatMap(({ job, why }) => {
      const entry = jobs.get(job);
      return entry ? [{ ...linkTo('jobs', entry), why }] : [];
    }),
    cities: (await every('cities'))
      .filter((city) => city.jobs.includes(role.slug))
      .slice(0, relatedPages)
      .map((city) => linkTo('cities', city)),
  };
}

const arrangementLinks = async (page: Arrangement, linkTo: LinkTo, jobs: Job[]) => ({
  roles: (await listed('jobs', page.roles)).map((role) => linkTo('jobs', role)),
  siblings: byRank(jobs.flatMap((job) => (job.kind !== 'role' && job.kind === page.kind ? [job] : []))).map(
    (job) => ({ ...linkTo('jobs', job), inShort: job.inShort, current: job.slug === page.slug }),
  ),
});

/** Sorts levels from the lowest up. Jobs of other kinds keep their order. */
export const byRank = <Item extends Job>(jobs: Item[]): Item[] =>
  jobs.toSorted((a, b) => rankOf(a) - rankOf(b));

const rankOf = (job: Job) => (job.kind === 'level' ? job.rank : 0);
