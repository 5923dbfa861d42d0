import type { Entry } from '#site/content.ts';
import type { Site } from '#site/site.ts';
import { byEach } from '../byEach.ts';
import { applyOf } from './apply.ts';
import { dateIn, payOf } from './pay.ts';
import { landingShell } from './shell.ts';

/** A common sector would list most of the companies. */
const maxSimilar = 9;

/** Everything that the page of a company shows, with its departments and similar companies. */
export function companyPage(site: Site, company: Entry<'companies'>) {
  const { english } = site;
  const { checked } = company.careers;
  const roles = english.entries('jobs', company.roles);
  const inSector = english.once(companiesBySector).get(company.sector ?? '') ?? [];
  const similar = inSector.filter(({ slug }) => slug !== company.slug);
  return {
    page: landingShell(site, 'company', company),
    company,
    departments: company.departments.flatMap(({ department, text }) =>
      site.linksTo(english.entries('departments', [department])).map((link) => ({ ...link, text })),
    ),
    roles: site.linksTo(roles),
    pay: payOf(site, company.pay, { roles }),
    opened: checked && dateIn(site.language, checked.slice(0, 7)),
    apply: applyOf(site, company.apply),
    links: site.entries('officialLinks', company.links),
    cities: site.linksTo(english.entries('cities', company.cities)),
    others: site.linksTo(similar.slice(0, maxSimilar)),
  };
}

const companiesBySector = (site: Site) =>
  byEach(site.every('companies'), ({ sector }) => (sector ? [sector] : []));

export type CompanyPageData = ReturnType<typeof companyPage>;
