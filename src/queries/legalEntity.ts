import { telLink } from '#enquiry/contactLinks.ts';
import type { complaintsContact } from '#schemas/agency.ts';
import type { LegalEntity } from '#schemas/legalEntity.ts';
import type { LayoutWords } from '#schemas/messages.ts';
import { fillIn } from '#writing/fillIn.ts';

/** Where a company or an LLP is looked up by its number: "Master Data" of the Ministry of Corporate Affairs. */
const companyRegister = 'https://www.mca.gov.in/content/mca/global/en/mca/master-data/MDS.html';

/**
 * Who is responsible for the site, in sentences of a language, and the person for complaints
 * (specification 12.7). `registeredOffice` is undefined if the agency has none, as a proprietor may.
 */
export function describeLegalEntity(
  {
    form,
    name,
    number = '',
    registeredOffice,
    grievance,
  }: Omit<LegalEntity, 'grievance'> & { grievance: ReturnType<typeof complaintsContact> },
  words: LayoutWords['footer']['entity'],
  agency: string,
) {
  const sentence = words[sentenceFor(form, name === agency)];
  return {
    identity: fillIn(sentence, { name, number }),
    identitySentence: fillIn(sentence, { name }),
    registration: number === '' ? undefined : { href: companyRegister, label: number },
    registeredOffice: registeredOffice && fillIn(words.registeredOffice, { office: registeredOffice }),
    grievance: { ...grievance, phoneHref: telLink(grievance.phone), sentence: words.grievance },
  };
}

/** The sentences on a partnership and a proprietor name the agency too, unless it goes by the same name. */
function sentenceFor(form: LegalEntity['form'], isSameName: boolean) {
  if (isSameName && form === 'partnership') return 'samePartnership';
  return isSameName && form === 'proprietorship' ? 'sameProprietorship' : form;
}
