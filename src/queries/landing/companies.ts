import { every, listed } from '../entry.ts';
import { smallest } from '../smallest.ts';
import { getFrame } from './frame.ts';
import { hindiOffer } from './hindiOffer.ts';
import { companyLink, departmentLink } from './links.ts';
import { slugsInFooter } from './slugsInFooter.ts';

/** The pages under /company, each with its departments and similar companies. */
export async function getCompanyPages() {
  const companies = await every('companies');
  const frame = await getFrame('company', 'en');
  const shown = await slugsInFooter('companies');
  return Promise.all(
    companies.map(async (company) => ({
      ...company,
      ...frame,
      hindi: await hindiOffer('company', company),
      inFooter: shown.has(company.slug),
      departments: (
        await listed(
          'departments',
          company.departments.map((hired) => hired.department),
        )
      ).map((found, index) => ({ ...departmentLink(found), text: company.departments[index]?.text ?? '' })),
      others: similar(company, companies, 4).map(companyLink),
    })),
  );
}

type Company = Awaited<ReturnType<typeof every<'companies'>>>[number];

/** The companies most similar to `company`: same business first, then by the number of shared departments. */
function similar(company: Company, companies: Company[], count: number): Company[] {
  const hires = new Set(company.departments.map(({ department }) => department));
  const others = companies.filter((other) => other !== company);
  return smallest(others, count, ({ business, departments }) => {
    const shared = departments.filter(({ department }) => hires.has(department)).length;
    return -(shared + (business === company.business ? 10 : 0));
  });
}
