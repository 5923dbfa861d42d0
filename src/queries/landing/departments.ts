import type { Language } from '#navigation/languages.ts';
import { every, listed } from '../entry.ts';
import { getLinkTo } from '../entryLinks.ts';
import { getFactsOf } from './atAGlance.ts';
import { getShellOf } from './shell.ts';

/** A department that every firm has would list most of the companies. */
const mostCompanies = 8;

/** The pages under /department, each with its roles and the companies that hire for it. */
export async function getDepartmentPages(language: Language) {
  const jobs = await every('jobs');
  const companies = await every('companies');
  const shellOf = await getShellOf('department', language);
  const factsOf = await getFactsOf(language);
  const linkTo = await getLinkTo(language);
  return Promise.all(
    (await every('departments', language)).map(async (department) => ({
      ...(await shellOf(department)),
      atAGlance: factsOf(department.atAGlance),
      links: await listed('officialLinks', department.links ?? [], language),
      roles: jobs
        .filter((job) => job.kind === 'role' && job.departments.includes(department.slug))
        .map(linkTo('jobs')),
      companies: companies
        .filter((company) => company.departments.some((hired) => hired.department === department.slug))
        .slice(0, mostCompanies)
        .map(linkTo('companies')),
    })),
  );
}

/** Everything that the page of a department shows. */
export type DepartmentPageData = Awaited<ReturnType<typeof getDepartmentPages>>[number];
