import { fillIn } from '#enquiry/fillIn.ts';
import { resumeAddress } from '#navigation/addresses.ts';
import type { Language } from '#navigation/languages.ts';
import { bySlug, type Entry, every, listed, single } from '../entry.ts';
import { getLinkTo } from '../entryLinks.ts';
import { getIsServed } from '../people.ts';
import { getAllCities } from './allPages.ts';
import { getApplyOf } from './apply.ts';
import { getFactsOf } from './atAGlance.ts';
import { getCodesOf } from './codes.ts';
import { getPay } from './pay.ts';
import { getWithMeanings } from './resumeLines.ts';
import { getShellOf } from './shell.ts';

type Job = Entry<'jobs'>;
type Role = Extract<Job, { kind: 'role' }>;

/** A common role would list most of the cities. */
const mostCities = 8;

/** The pages of roles under /jobs. */
export async function getRolePages(language: Language) {
  const shellOf = await getShellOf('job', language);
  const factsOf = await getFactsOf(language);
  const { payOf } = await getPay(language);
  const applyOf = await getApplyOf(language);
  const codesOf = await getCodesOf(language);
  const isServed = await getIsServed();
  const linkTo = await getLinkTo(language);
  const withMeanings = await getWithMeanings(language);
  const { linkAtRole } = await single('resumeWords', language);
  const { department: departmentLabel } = (await single('landingWords', language)).role;
  const jobs = await bySlug('jobs', 'en');
  const cities = await every('cities');
  const allCities = await getAllCities(language);
  return Promise.all(
    (await every('jobs', language)).filter(isRole).map(async (role) => ({
      ...(await shellOf(role)),
      isServed: isServed(role.departments),
      atAGlance: factsOf(role.atAGlance),
      pay: payOf(role.pay),
      apply: await applyOf(role.apply),
      codes: codesOf(role.codes),
      links: await listed('officialLinks', role.links, language),
      departments: (await listed('departments', role.departments)).map((department) => {
        const link = linkTo('departments')(department);
        return { ...link, label: fillIn(departmentLabel, { name: link.label }) };
      }),
      neighbours: role.neighbours.flatMap(({ job, why }) => {
        const entry = jobs.get(job);
        return entry ? [{ ...linkTo('jobs')(entry), text: why }] : [];
      }),
      cities: [
        ...cities
          .filter((city) => city.jobs.includes(role.slug))
          .slice(0, mostCities)
          .map(linkTo('cities')),
        ...allCities,
      ],
      resume: {
        beginner: withMeanings(role.slug, role.resume.beginner),
        experienced: withMeanings(role.slug, role.resume.experienced),
        make: { href: resumeAddress(language, role.slug), label: linkAtRole },
      },
    })),
  );
}

/** Everything that the page of a role shows. */
export type RolePageData = Awaited<ReturnType<typeof getRolePages>>[number];

/** The pages of modes, types, levels and shifts under /jobs, with their siblings to compare. */
export async function getArrangementPages(language: Language) {
  const arrangements = byRank((await every('jobs', language)).filter((job) => !isRole(job)));
  const shellOf = await getShellOf('job', language);
  const factsOf = await getFactsOf(language);
  const { payOf } = await getPay(language);
  const applyOf = await getApplyOf(language);
  const linkTo = await getLinkTo(language);
  return Promise.all(
    arrangements.map(async (page) => ({
      ...(await shellOf(page)),
      atAGlance: factsOf(page.atAGlance),
      pay: payOf(page.pay),
      apply: await applyOf(page.apply),
      links: await listed('officialLinks', page.links ?? [], language),
      roles: (await listed('jobs', page.roles)).map(linkTo('jobs')),
      siblings: arrangements
        .filter(({ kind }) => kind === page.kind)
        .map((job) => ({ ...linkTo('jobs')(job), inShort: job.inShort, current: job.slug === page.slug })),
    })),
  );
}

/** Everything that the page of an arrangement shows. */
export type ArrangementPageData = Awaited<ReturnType<typeof getArrangementPages>>[number];

export const isRole = (job: Job): job is Role => job.kind === 'role';

/** Sorts levels from the lowest up. Jobs of other kinds keep their order. */
export const byRank = <Item extends Job>(jobs: Item[]): Item[] =>
  jobs.toSorted((a, b) => rankOf(a) - rankOf(b));

const rankOf = (job: Job) => (job.kind === 'level' ? job.rank : 0);
