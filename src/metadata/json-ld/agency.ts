import type { EmploymentAgency, OpeningHoursSpecification } from 'schema-dts';
import type { Agency } from '#schemas/agency.ts';
import { type Hours, weekdays } from '#schemas/hours.ts';
import type { LegalEntity } from '#schemas/legalEntity.ts';

/** The JSON-LD id by which other pages refer to the agency. Only home and /contact describe it. */
export const agencyId = (siteUrl: string) => `${siteUrl}/#agency`;

type Shown = Pick<Agency, 'name' | 'siteUrl' | 'phones' | 'email' | 'address' | 'social' | 'legal'> & {
  hours?: Agency['hours'];
  /** The founder, if the page shows one. A sample founder is left out, because there is no such person. */
  founder?: Pick<Agency['founder'], 'name' | 'role' | 'sample'>;
};

/** The agency as a schema.org node. It contains only what a visitor sees on the page, and no claims. */
export function agencyNode(shown: Shown): EmploymentAgency {
  const { name, siteUrl, phones, email, address, social, legal, hours, founder } = shown;
  const ownPages = Object.values(social).filter((page) => page !== undefined);
  return {
    '@type': 'EmploymentAgency',
    '@id': agencyId(siteUrl),
    name,
    ...legalFields(legal),
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
    telephone: [...phones],
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.locality}`,
      addressLocality: address.city,
      ...(address.state && { addressRegion: address.state }),
      postalCode: address.postalCode,
      addressCountry: 'IN',
    },
    // The agency does not place people abroad.
    areaServed: 'IN',
    ...(ownPages.length > 0 && { sameAs: ownPages }),
    ...(hours && { openingHoursSpecification: hours.open.map(openingHours) }),
    ...(founder &&
      !founder.sample && { founder: { '@type': 'Person', name: founder.name, jobTitle: founder.role } }),
  };
}

/** A proprietor's own name is no legal name of the agency. Partnerships have no registration number. */
const legalFields = ({ form, name, number }: LegalEntity) => ({
  ...(form !== 'proprietorship' && { legalName: name }),
  ...(number && {
    identifier: {
      '@type': 'PropertyValue' as const,
      propertyID: form === 'llp' ? 'LLPIN' : 'CIN',
      value: number,
    },
  }),
});

function openingHours({ from, to, opens, closes }: Hours['open'][number]): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysFrom(from, to).map((day) => `https://schema.org/${day}` as const),
    opens,
    closes,
  };
}

type Weekday = (typeof weekdays)[number];

/** The days of a range. It may go over the end of the week, as from Saturday to Monday. */
function daysFrom(from: Weekday, to: Weekday): Weekday[] {
  const first = weekdays.indexOf(from);
  const count = ((weekdays.indexOf(to) - first + 7) % 7) + 1;
  return [...weekdays, ...weekdays].slice(first, first + count);
}
