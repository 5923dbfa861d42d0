import { every, listed } from '../entry.ts';
import { getFrame } from './frame.ts';
import { hindiOffer } from './hindiOffer.ts';
import { companyLink, jobLink, relatedPages } from './links.ts';
import { slugsInFooter } from './slugsInFooter.ts';

/** The pages under /department, each with its roles and the companies that hire for it. */
export async function getDepartmentPages() {
  const jobs = await every('jobs');
  const companies = await every('companies');
  const shown = await slugsInFooter('departments');
  const frame = await getFrame('department', 'en');
  return Promise.all(
    (await every('departments')).map(async (department) => ({
      ...department,
      ...frame,
      hindi: await hindiOffer('department', department),
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
