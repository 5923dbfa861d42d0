import { every } from '../entry.ts';
import { companyLink, jobLink, relatedPages } from './links.ts';
import { slugsInFooter } from './slugsInFooter.ts';

/** The pages under /department, each with its roles and the companies that hire for it. */
export async function getDepartmentPages() {
  const jobs = await every('jobs');
  const companies = await every('companies');
  const shown = await slugsInFooter('departments');
  return (await every('departments')).map((department) => ({
    ...department,
    inFooter: shown.has(department.slug),
    roles: jobs
      .filter((job) => job.kind === 'role' && job.departments.includes(department.slug))
      .map(jobLink),
    companies: companies
      .filter((company) => company.departments.some((hired) => hired.department === department.slug))
      .slice(0, relatedPages)
      .map(companyLink),
  }));
}
