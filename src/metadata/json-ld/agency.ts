import type { EmploymentAgency } from 'schema-dts';

/** The JSON-LD id by which other pages refer to the agency. Only home and /contact describe it. */
export const agencyId = (siteUrl: string) => `${siteUrl}/#agency`;

type Shown = {
  name: string;
  siteUrl: string;
  /** The numbers that the page shows. */
  phones: readonly string[];
  email: string;
  address: { street: string; locality: string; city: string; postalCode: string };
  /** The founder, if the page shows one. A sample founder is left out, because there is no such person. */
  founder?: { name: string; role: string; sample?: true | undefined };
};

/** The agency as a schema.org node. It contains only what a visitor sees on the page, and no claims. */
export function agencyNode({ name, siteUrl, phones, email, address, founder }: Shown): EmploymentAgency {
  return {
    '@type': 'EmploymentAgency',
    '@id': agencyId(siteUrl),
    name,
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
    telephone: [...phones],
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.locality}`,
      addressLocality: address.city,
      postalCode: address.postalCode,
      addressCountry: 'IN',
    },
    ...(founder &&
      !founder.sample && { founder: { '@type': 'Person', name: founder.name, jobTitle: founder.role } }),
  };
}
