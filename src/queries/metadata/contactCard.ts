import type { Site } from '#site/site.ts';
import { agencyOf } from '../agency.ts';
import { describeLegalEntity } from '../legalEntity.ts';
import { describeHours } from '../screens/hours.ts';

/** Everything on the contact card (specification 4.7). */
export function contactCard({ english }: Site) {
  const { name, phones, email, address, siteUrl, hours, legal } = agencyOf(english);
  // A comma has to be escaped on a card.
  const sentence = english.words.screens.contact.hours.replaceAll(',', '');
  const words = english.words.layout.footer.entity;
  const { identity, registeredOffice = '' } = describeLegalEntity(legal, words, name);
  return {
    name,
    phones,
    email,
    address,
    url: siteUrl,
    // A proprietor's own name is no name of the agency.
    legalName: legal.form === 'proprietorship' ? name : legal.name,
    // A known reader shows the backslash before a semicolon.
    note: `${describeHours(hours.open, 'en', sentence)} ${hours.answer} ${identity} ${registeredOffice}`
      .trim()
      .replaceAll(';', ','),
  };
}
