import type { Language } from '#navigation/languages.ts';
import { bySlug, every, listed } from '../entry.ts';
import { getLinkTo } from '../entryLinks.ts';
import { getIsServed } from '../people.ts';
import { getApplyOf } from './apply.ts';
import { getFactsOf } from './atAGlance.ts';
import { getPay } from './pay.ts';
import { getShellOf } from './shell.ts';

/** The pages under /department, each with its roles and the companies that hire for it. */
export async function getDepartmentPages(language: Language) {
  const jobs = await every('jobs');
  const companies = await every('companies');
  const shellOf = await getShellOf('department', language);
  const factsOf = await getFactsOf(language);
  const { payOf } = await getPay(language);
  const applyOf = await getApplyOf(language);
  const inLanguage = await bySlug('companies', language);
  const isServed = await getIsServed();
  const linkTo = await getLinkTo(language);
  return Promise.all(
    (await every('departments', language)).map(async (department) => ({
      ...(await shellOf(department)),
      isServed: isServed([department.slug]),
      atAGlance: factsOf(department.atAGlance),
      pay: payOf(department.pay),
      apply: await applyOf(department.apply),
      links: await listed('officialLinks', department.links ?? [], language),
      roles: jobs
        .filter((job) => job.kind === 'role' && job.departments.includes(department.slug))
        .map(linkTo('jobs')),
      companies: companies.flatMap((company) => {
        const work = (inLanguage.get(company.slug) ?? company).departments.find(
          (hired) => hired.department === department.slug,
        );
        return work ? [{ ...linkTo('companies')(company), text: work.text }] : [];
      }),
    })),
  );
}

/** Everything that the page of a department shows. */
export type DepartmentPageData = Awaited<ReturnType<typeof getDepartmentPages>>[number];
