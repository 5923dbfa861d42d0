import { telLink } from '#enquiry/contactLinks.ts';
import type { screenParts } from '#enquiry/landingKinds.ts';
import { originQuery } from '#enquiry/origin.ts';
import { addressOf } from '#navigation/pages.ts';
import type { Entry } from '#site/content.ts';
import type { Site } from '#site/site.ts';
import { fillIn } from '#writing/fillIn.ts';

type Audience = 'employers' | 'seekers';

export const audiencesOf = (audience: Audience | 'both'): readonly Audience[] =>
  audience === 'both' ? ['employers', 'seekers'] : [audience];

/** The link to the contact form in an audience's mode, which then names the part of a screen that the link belongs to. */
export const contactLink = (
  { language }: Site,
  audience: Audience,
  label: string,
  part: { kind: (typeof screenParts)[number]; slug: string; name: string },
) => ({
  href: `${addressOf('contact', language)}?for=${audience}&${originQuery(part.kind, part.slug)}`,
  label,
  accessibleName: `${label}: ${part.name}`,
});

/** A link that calls somebody of the agency, or leads to the form for a message to them. */
export function askLink(texts: Site, { slug, who, phone, lang }: Entry<'people'>) {
  const ask = fillIn(texts.words.screens.askPerson, { name: who });
  return {
    href: phone ? telLink(phone) : `${addressOf('contact', texts.language)}?${originQuery('people', slug)}`,
    // A number stays on one line.
    label: phone ? `${ask}, ${phone.replaceAll(' ', '\u00a0')}` : ask,
    lang,
  };
}
