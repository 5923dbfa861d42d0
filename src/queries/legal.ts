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
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (match, key) => values[key] ?? match);
  return (await every('legal')).map(({ sections, intro, sample, ...page }) => ({
    ...page,
    intro: fill(intro),
    sample: sample === true,
    sections: sections.map(({ title, paragraphs = [], list = [], links = [] }) => ({
      title: fill(title),
      paragraphs: paragraphs.map(fill),
      list: list.map(fill),
      links: links.map(({ label, href }) => ({ label: fill(label), href: fill(href) })),
    })),
  }));
}
