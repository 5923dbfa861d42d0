import type { Language } from '#navigation/languages.ts';
import { bySlug, every, listed } from '../entry.ts';
import { getLinkTo } from '../entryLinks.ts';
import { dateIn } from './pay.ts';
import { getShellOf } from './shell.ts';

/** A common sector would list most of the companies. */
const mostSimilar = 9;

/** The pages under /company, each with its departments and similar companies. */
export async function getCompanyPages(language: Language) {
  const companies = await every('companies');
  const departments = await bySlug('departments', 'en');
  const shellOf = await getShellOf('company', language);
  const linkTo = await getLinkTo(language);
  return Promise.all(
    (await every('companies', language)).map(async (company) => ({
      ...(await shellOf(company)),
      departments: company.departments.flatMap(({ department, text }) => {
        const entry = departments.get(department);
        return entry ? [{ ...linkTo('departments')(entry), text }] : [];
      }),
      opened: company.careers.checked && dateIn(language, company.careers.checked.slice(0, 7)),
      cities: (await listed('cities', company.cities ?? [])).map(linkTo('cities')),
      others: companies
        .filter(({ slug, sector }) => sector && sector === company.sector && slug !== company.slug)
        .slice(0, mostSimilar)
        .map(linkTo('companies')),
    })),
  );
}

/** Everything that the page of a company shows. */
export type CompanyPageData = Awaited<ReturnType<typeof getCompanyPages>>[number];
