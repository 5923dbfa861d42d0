import { isLandline, telLink, whatsappLink } from '#enquiry/contactLinks.ts';
import type { Language } from '#navigation/languages.ts';
import { single } from './entry.ts';

/**
 * The agency with the links made from its numbers. The first number receives enquiries (specification 7.2).
 */
export async function getAgency(language: Language = 'en') {
  const agency = await single('agency', language);
  // Post and maps know the address as it is written in English.
  const { address } = await single('agency');
  const [phone] = agency.phones;
  return {
    ...agency,
    address,
    phone,
    phoneHref: telLink(phone),
    chatHref: whatsappLink(phone),
    numbers: agency.phones.map((number) => ({
      number,
      telHref: telLink(number),
      // A landline has no WhatsApp. The first number has it all the same: it receives every message.
      chatHref: number !== phone && isLandline(number) ? undefined : whatsappLink(number),
    })),
  };
}
