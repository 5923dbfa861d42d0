import { deliveryNotice } from '#enquiry/homeMessage.ts';
import { getAgency } from './agency.ts';
import { every } from './entry.ts';

/** The legal pages. Placeholders such as `{agency}` are replaced with the agency's values. */
export async function getLegalPages() {
  const { name, email, phone, address, delivery } = await getAgency();
  const values: Record<string, string> = {
    agency: name,
    email,
    phone,
    address: `${address.street}, ${address.locality}, ${address.city} ${address.postalCode}`,
    delivery: deliveryNotice(delivery),
    legalIdentity: `${name} is run by ${name} Private Limited, a company registered in India under the number U78200DL2014PTC000000. Its registered office is at ${address.street}, ${address.locality}, ${address.city} ${address.postalCode}.`,
    licences: '',
    grievanceName: "Grievance Officer's name",
    grievanceEmail: email,
    grievancePhone: phone,
    grievanceDays: '30 days',
    registeredOffice: `${address.street}, ${address.locality}, ${address.city} ${address.postalCode}`,
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (match, key) => values[key] ?? match);
  return (await every('legal')).map(({ sections, intro, sample, ...page }) => ({
    ...page,
    intro: fill(intro),
    sample: sample === true,
    sections: sections.map(({ title, paragraphs = [], list = [], links = [] }) => ({
      title: fill(title),
      // A paragraph such as "{licences}" is left out where there is nothing to say.
      paragraphs: paragraphs.map(fill).filter((paragraph) => paragraph !== ''),
      list: list.map(fill),
      links: links.map(({ label, href }) => ({ label: fill(label), href: fill(href) })),
    })),
  }));
}
