import { telLink, whatsappLink } from '#enquiry/contactLinks.ts';
import type { Link } from '#navigation/link.ts';
import { complaintsContact, maxClientNames, registeredOfficeOf } from '#schemas/agency.ts';
import { hasWhatsApp } from '#schemas/phone.ts';
import type { Site } from '#site/site.ts';

/**
 * The agency with the links made from its numbers, and with what follows from other values where it is not set. The first
 * number receives enquiries (specification 7.2).
 */
export function agencyOf(site: Site) {
  const agency = site.file('agency');
  const [phone] = agency.phones;
  return {
    ...agency,
    legal: {
      ...agency.legal,
      registeredOffice: registeredOfficeOf(agency),
      grievance: complaintsContact(agency),
    },
    clientNames: namesOfClients(site, agency.clientNames),
    phone,
    phoneHref: telLink(phone),
    chatHref: whatsappLink(phone),
    // The first number has WhatsApp, even if it looks like a landline: it receives every message.
    numbers: agency.phones.map((number, index, { length }) =>
      numberLinks(
        number,
        length > 1 ? `WhatsApp ${index + 1}` : undefined,
        number === phone || hasWhatsApp(number),
      ),
    ),
  };
}

export type AgencyContact = Pick<ReturnType<typeof agencyOf>, 'phone' | 'phoneHref' | 'chatHref'>;

/**
 * The links of a number. A landline has no WhatsApp, and neither has a toll-free number.
 *
 * @param chatName what tells its chat from others on the page, without the number, which the link to the phone has
 */
export const numberLinks = (
  number: string,
  chatName: string | undefined,
  hasChat = hasWhatsApp(number),
): [Link, ...Link[]] => [
  { href: telLink(number), label: number },
  ...(hasChat ? [{ href: whatsappLink(number), label: 'WhatsApp', accessibleName: chatName }] : []),
];

/** The favourites, then the clients of the clients page, as many as the home page has room for. */
function namesOfClients({ english }: Site, favourites: readonly string[] = []): string[] {
  const clients = english.favouritesFirst('clients', english.file('clientsPage').list);
  const names = new Set([...favourites, ...clients.map(({ name }) => name)]);
  return [...names].slice(0, maxClientNames);
}
