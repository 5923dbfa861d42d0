import { getAgency } from '../agency.ts';
import { single } from '../entry.ts';
import { describeLegalEntity } from '../legalEntity.ts';
import { describeHours } from '../screens/hours.ts';

/** Everything on the contact card (specification 4.7). */
export async function getContactCard() {
  const { name, phones, email, address, siteUrl, hours, legal } = await getAgency();
  // A comma has to be escaped on a card.
  const sentence = (await single('screenWords')).contact.hours.replaceAll(',', '');
  const words = (await single('layoutWords')).footer.entity;
  const { identity, registeredOffice = '' } = describeLegalEntity(legal, words);
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
