import { every, listed } from '../entry.ts';
import { getGuideLinks } from './guides.ts';
import { companyLink, jobLink, relatedPages } from './links.ts';
import { slugsInFooter } from './slugsInFooter.ts';

/** The pages under /department, each with its roles and the companies that hire for it. */
export async function getDepartmentPages() {
  const jobs = await every('jobs');
  const companies = await every('companies');
  const shown = await slugsInFooter('departments');
  const guides = await getGuideLinks();
  return Promise.all(
    (await every('departments')).map(async (department) => ({
      ...department,
      guides,
      links: await listed('officialLinks', department.links ?? []),
      inFooter: shown.has(department.slug),
      roles: jobs
        .filter((job) => job.kind === 'role' && job.departments.includes(department.slug))
        .map(jobLink),
      companies: companies
        .filter((company) => company.departments.some((hired) => hired.department === department.slug))
        .slice(0, relatedPages)
        .map(companyLink),
    })),
  );
}
