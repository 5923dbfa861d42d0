import type { Language } from '#navigation/languages.ts';
import { bySlug, type Entry, every } from '../entry.ts';
import { getLinkTo } from '../entryLinks.ts';
import { getShellOf } from './shell.ts';
import { smallest } from './smallest.ts';

/** The pages under /company, each with its departments and similar companies. */
export async function getCompanyPages(language: Language) {
  const companies = await every('companies');
  const english = await bySlug('companies', 'en');
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
      others: similar(english.get(company.slug) ?? company, companies, 4).map(linkTo('companies')),
    })),
  );
}

/** Everything that the page of a company shows. */
export type CompanyPageData = Awaited<ReturnType<typeof getCompanyPages>>[number];

type Company = Entry<'companies'>;

/** The companies most similar to `company`: same business first, then by the number of shared departments. */
function similar(company: Company, companies: Company[], count: number): Company[] {
  const hires = new Set(company.departments.map(({ department }) => department));
  const others = companies.filter(({ slug }) => slug !== company.slug);
  return smallest(others, count, ({ business, departments }) => {
    const shared = departments.filter(({ department }) => hires.has(department)).length;
    return -(shared + (business === company.business ? 10 : 0));
  });
}
