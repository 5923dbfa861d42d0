import { resumeAddress } from '#navigation/addresses.ts';
import type { Entry } from '#site/content.ts';
import type { Site } from '#site/site.ts';
import { fillIn } from '#writing/fillIn.ts';
import { byEach } from '../byEach.ts';
import { isServed } from '../people.ts';
import { allCities } from './allPages.ts';
import { applyOf } from './apply.ts';
import { factsAtAGlance } from './atAGlance.ts';
import { codeFacts } from './codes.ts';
import { payOf } from './pay.ts';
import { withMeanings } from './resumeLines.ts';
import { landingShell } from './shell.ts';

type Job = Entry<'jobs'>;
type Role = Extract<Job, { kind: 'role' }>;
type Arrangement = Exclude<Job, Role>;

/** A common role would list most of the cities. */
const maxCities = 8;

/** Everything that the page of a role shows. */
export function rolePage(site: Site, role: Role) {
  const { english } = site;
  const { slug, resume } = role;
  const cities = english.once(citiesByJob).get(slug) ?? [];
  return {
    page: landingShell(site, 'job', role),
    role,
    isServed: isServed(site, role.departments),
    atAGlance: factsAtAGlance(site, role.atAGlance),
    pay: payOf(site, role.pay, { occupations: (role.codes?.nco ?? []).map(({ code }) => code) }),
    apply: applyOf(site, role.apply),
    codes: codeFacts(site, role.codes),
    links: site.entries('officialLinks', role.links),
    departments: site.linksTo(english.entries('departments', role.departments)).map((link) => ({
      ...link,
      label: fillIn(site.words.landing.role.department, { name: link.label }),
    })),
    similar: role.similar.flatMap(({ job, why }) =>
      site.linksTo(english.entries('jobs', [job])).map((link) => ({ ...link, text: why })),
    ),
    cities: [...site.linksTo(cities.slice(0, maxCities)), ...allCities(site)],
    resume: {
      beginner: withMeanings(site, slug, resume.beginner),
      experienced: withMeanings(site, slug, resume.experienced),
      make: { href: resumeAddress(site.language, slug), label: site.words.resume.linkAtRole },
    },
  };
}

const citiesByJob = (site: Site) => byEach(site.every('cities'), ({ jobs }) => jobs);

export type RolePageData = ReturnType<typeof rolePage>;

/** Everything that the page of a mode, type, level or shift shows, with its siblings to compare. */
export function arrangementPage(site: Site, arrangement: Arrangement) {
  return {
    page: landingShell(site, 'job', arrangement),
    arrangement,
    atAGlance: factsAtAGlance(site, arrangement.atAGlance),
    pay: payOf(site, arrangement.pay),
    apply: applyOf(site, arrangement.apply),
    links: site.entries('officialLinks', arrangement.links),
    roles: site.linksTo(site.english.entries('jobs', arrangement.roles)),
    siblings: arrangementsOf(site)
      .filter(({ kind }) => kind === arrangement.kind)
      .map((job) => ({
        ...site.linkTo(job),
        inShort: job.inShort,
        current: job.slug === arrangement.slug,
      })),
  };
}

export type ArrangementPageData = ReturnType<typeof arrangementPage>;

export const rolesOf = (site: Site): Role[] => site.every('jobs').filter(isRole);

/** The modes, types, levels and shifts: levels from the lowest up, the others in the order of their slugs. */
export const arrangementsOf = (site: Site): Arrangement[] =>
  site
    .every('jobs')
    .filter((job) => !isRole(job))
    .sort((a, b) => rankOf(a) - rankOf(b));

const isRole = (job: Job): job is Role => job.kind === 'role';

const rankOf = (job: Arrangement) => (job.kind === 'level' ? job.rank : 0);
