import type { Entry } from '#site/content.ts';
import type { Site } from '#site/site.ts';
import { byEach } from '../byEach.ts';
import { isServed } from '../people.ts';
import { applyOf } from './apply.ts';
import { factsAtAGlance } from './atAGlance.ts';
import { payOf } from './pay.ts';
import { landingShell } from './shell.ts';

/** Everything that the page of a department shows, with its roles and the companies that hire for it. */
export function departmentPage(site: Site, department: Entry<'departments'>) {
  const { english } = site;
  const { slug } = department;
  const roles = english.once(rolesByDepartment).get(slug) ?? [];
  return {
    page: landingShell(site, 'department', department),
    department,
    isServed: isServed(site, [slug]),
    atAGlance: factsAtAGlance(site, department.atAGlance),
    pay: payOf(site, department.pay, { roles }),
    apply: applyOf(site, department.apply),
    links: site.entries('officialLinks', department.links),
    roles: site.linksTo(roles),
    companies: (english.once(companiesByDepartment).get(slug) ?? []).flatMap((company) => {
      const { departments } = site.entry('companies', company.slug) ?? company;
      const work = departments.find((hired) => hired.department === slug);
      return work ? [{ ...site.linkTo(company), text: work.text }] : [];
    }),
  };
}

const rolesByDepartment = (site: Site) =>
  byEach(site.every('jobs'), (job) => (job.kind === 'role' ? job.departments : []));

const companiesByDepartment = (site: Site) =>
  byEach(site.every('companies'), ({ departments }) => departments.map(({ department }) => department));

export type DepartmentPageData = ReturnType<typeof departmentPage>;
