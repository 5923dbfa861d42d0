import { onOneLine, telLink } from '#enquiry/contactLinks.ts';
import { originQuery } from '#enquiry/origin.ts';
import type { Language } from '#navigation/languages.ts';
import type { Link } from '#navigation/link.ts';
import { addressOf } from '#navigation/pages.ts';
import type { Entry } from '#site/content.ts';
import type { Site } from '#site/site.ts';
import { fillIn } from '#writing/fillIn.ts';

/** The language of a page's addresses, and the site of its texts, which may be the English one. */
type Shown = { language: Language; texts: Site };

/** The address of the contact form, which then names what the visitor comes from. It opens for job seekers without an audience. */
export const formAddress = (language: Language, origin: string, audience?: 'employers' | 'seekers') =>
  `${addressOf('contact', language)}?${audience ? `for=${audience}&` : ''}${origin}`;

/** The link to the contact form in an audience's mode, which then names the industry or the service. */
export const contactLink = (
  { language }: Shown,
  audience: 'employers' | 'seekers',
  label: string,
  part: Entry<'industries'> | Entry<'services'>,
): Link => ({
  href: formAddress(language, originQuery('title' in part ? 'services' : 'industries', part.slug), audience),
  label,
  accessibleName: `${label}: ${'title' in part ? part.title : part.name}`,
});

/** The links to the form for whom a service is for, with the words of the home page's two large links. */
export const serviceLinks = (shown: Shown, service: Entry<'services'>) =>
  (['employers', 'seekers'] as const)
    .filter((audience) => service.audience === audience || service.audience === 'both')
    .map((audience) => contactLink(shown, audience, shown.texts.file('homePage')[audience].title, service));

/** A link that calls somebody of the agency, or leads to the form for a message to them, for employers if they alone ask. */
export function askLink(
  { language, texts }: Shown,
  { slug, who, phone, lang }: Entry<'people'>,
  audience?: 'employers',
) {
  const ask = fillIn(texts.words.screens.askPerson, { name: who });
  return {
    href: phone ? telLink(phone) : formAddress(language, originQuery('people', slug), audience),
    label: phone ? `${ask}, ${onOneLine(phone)}` : ask,
    lang,
  };
}
