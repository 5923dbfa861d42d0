import { fillIn } from '#enquiry/fillIn.ts';
import { deliveryNotice } from '#enquiry/homeMessage.ts';
import { type Language, languageTags } from '#navigation/languages.ts';
import type { LegalPlaceholder } from '#schemas/legal.ts';
import type { Licence } from '#schemas/legalEntity.ts';
import { officeAddress } from '#schemas/officeAddress.ts';
import { getAgency } from '../agency.ts';
import { every, hasHindi, single } from '../entry.ts';
import { describeLegalEntity } from '../legalEntity.ts';
import { getReadInHindi } from '../readInHindi.ts';

/** The legal pages. Placeholders such as `{email}` are replaced with the agency's values. */
export async function getLegalPages(language: Language) {
  const values = await placeholderValues(language);
  const { sampleLegal, legalChanged } = await single('screenWords', language);
  const fill = (text: string) => fillIn(text, values).trim();
  const pages = (await every('legal', language)).map(
    async ({ sections, intro, sample, changed, ...page }) => ({
      ...page,
      language,
      intro: fill(intro),
      sampleNote: sample && sampleLegal,
      changed: fillIn(legalChanged, { day: dayIn(language, changed) }),
      isTranslated: await hasHindi('legal', page.slug),
      hindi: await getReadInHindi('legal', page.slug, language),
      sections: sections.map(({ title, paragraphs = [], list = [], links = [] }) => ({
        title: fill(title),
        // {licences} may be empty.
        paragraphs: paragraphs.map(fill).filter(Boolean),
        list: list.map(fill).filter(Boolean),
        links: links.map(({ label, href }) => ({ label: fill(label), href: fill(href) })),
      })),
    }),
  );
  return Promise.all(pages);
}

async function placeholderValues(language: Language): Promise<Record<LegalPlaceholder, string>> {
  const { email, phone, address, delivery, legal } = await getAgency(language);
  const words = (await single('layoutWords', language)).footer.entity;
  const { delivery: deliveryWords } = await single('screenWords', language);
  const { identity, registeredOffice = '', grievance } = describeLegalEntity(legal, words);
  return {
    email,
    phone,
    address: officeAddress(address),
    delivery: deliveryNotice(delivery, deliveryWords),
    legalIdentity: `${identity} ${registeredOffice}`.trim(),
    licences: describeLicences(legal.licences ?? [], language),
    grievanceName: grievance.name,
    grievanceEmail: grievance.email,
    grievancePhone: grievance.phone,
    grievanceDays: inDays(grievance.days, language),
  };
}

/** "Licence for a contractor: CL/17, Labour Department, Delhi." for each licence. Empty without licences. */
const describeLicences = (licences: Licence[], language: Language) =>
  licences
    .map(({ name, number, issuer }) => `${name}: ${number}, ${issuer}${language === 'hi' ? '।' : '.'}`)
    .join(' ');

/** "23 November 2026" for "2026-11-23". */
const dayIn = (language: Language, day: string) =>
  new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** "30 days", "30 दिन". */
const inDays = (days: number, language: Language) =>
  new Intl.NumberFormat(languageTags[language], { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(
    days,
  );
