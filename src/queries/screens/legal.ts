import { onOneLine } from '#enquiry/contactLinks.ts';
import { deliveryNotice } from '#enquiry/homeMessage.ts';
import { type Language, languageTags } from '#navigation/languages.ts';
import type { LegalPlaceholder } from '#schemas/legal.ts';
import type { Licence } from '#schemas/legalEntity.ts';
import { officeAddress } from '#schemas/officeAddress.ts';
import type { Entry } from '#site/content.ts';
import type { Site } from '#site/site.ts';
import { fillIn } from '#writing/fillIn.ts';
import { agencyOf } from '../agency.ts';
import { describeLegalEntity } from '../legalEntity.ts';
import { readInHindi } from '../readInHindi.ts';

/** Everything that a legal page shows. Placeholders such as `{email}` are replaced with the agency's values. */
export function legalPage(site: Site, text: Entry<'legal'>) {
  const { language } = site;
  const { slug, title, description, headline, intro, sample, changed, sections } = text;
  const { sampleLegal, legalChanged } = site.words.screens;
  const values = placeholderValues(site);
  const fill = (text: string) => fillIn(text, values).trim();
  return {
    language,
    title,
    description,
    headline,
    intro: fill(intro),
    sampleNote: sample && sampleLegal,
    changed: fillIn(legalChanged, { day: dayIn(language, changed) }),
    isTranslated: site.hasHindi('legal', slug),
    hindi: readInHindi(site, text),
    sections: sections.map(({ title, paragraphs = [], list = [], links = [] }) => ({
      title: fill(title),
      // {licences} may be empty.
      paragraphs: paragraphs.map(fill).filter(Boolean),
      list: list.map(fill).filter(Boolean),
      links: links.map(({ label, href }) => ({ label: fill(label), href: fill(href) })),
    })),
  };
}

function placeholderValues(site: Site): Record<LegalPlaceholder, string> {
  const { language } = site;
  const { name, email, phone, address, delivery, legal } = agencyOf(site);
  const {
    identity,
    registeredOffice = '',
    grievance,
  } = describeLegalEntity(legal, site.words.layout.footer.entity, name);
  return {
    email,
    phone: onOneLine(phone),
    address: officeAddress(address),
    delivery: deliveryNotice(delivery, site.words.screens.delivery),
    legalIdentity: `${identity} ${registeredOffice}`.trim(),
    licences: describeLicences(legal.licences ?? [], language),
    grievanceName: grievance.name,
    grievanceEmail: grievance.email,
    grievancePhone: onOneLine(grievance.phone),
    grievanceDays: inDays(language, grievance.days),
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
const inDays = (language: Language, days: number) =>
  new Intl.NumberFormat(languageTags[language], { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(
    days,
  );
