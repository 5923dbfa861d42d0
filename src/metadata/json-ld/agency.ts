import type { EmploymentAgency } from 'schema-dts';

/** Where other pages find the agency's description: it stands on home and /contact, and nowhere else. */
export const agencyId = (siteUrl: string) => `${siteUrl}/#agency`;

type Shown = {
  name: string;
  siteUrl: string;
  /** Those that the page shows. */
  phones: readonly string[];
  email: string;
  address: { street: string; locality: string; city: string; postalCode: string };
  /** The founder where the page shows one; a sample founder is nobody and is left out. */
  founder?: { name: string; role: string; sample?: true | undefined };
};

/** The agency as schema.org has it: only what a visitor sees on the page, and none of its claims. */
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
