import { entryId } from '#navigation/entryId.ts';
import { addressIn, type Language, languageTags } from '#navigation/languages.ts';
import { legalPages } from '#navigation/legalPages.ts';
import { screens } from '#navigation/screens.ts';
import { favouritesFirst, single } from '../entry.ts';
import { getResumeLink } from '../resumeLink.ts';
import { getScreen } from './screen.ts';

/** Everything that /services shows. */
export async function getServices(language: Language) {
  const screen = await getScreen('services', language);
  const { serviceFacts, services: section } = screen.words;
  const { lang } = screen;
  const services = await favouritesFirst('services', screen.page.list, lang);
  const home = await single('homePage', lang);
  const parts = await favouritesFirst('homeServices', home.services.list, lang);
  const names = new Intl.ListFormat(languageTags[lang]);
  const contact = addressIn(language, '/contact');
  const employers = { href: `${contact}?for=employers`, label: home.employers.title };
  const seekers = { href: `${contact}?for=seekers`, label: home.seekers.title };
  const links = {
    employers: [employers],
    seekers: [seekers, await getResumeLink(lang)],
    both: [seekers, employers],
  };
  return {
    screen,
    section,
    agreement: { href: addressIn(language, legalPages.employerTerms), label: screen.words.terms.more },
    services: services.map((service) => {
      const own = parts.filter(({ partOf }) => partOf === service.slug).map(({ title }) => title);
      const { forWhom, howLong, notIncluded } = service;
      const texts = { includes: names.format(own), forWhom, howLong, notIncluded };
      return {
        ...service,
        facts: (['includes', 'forWhom', 'howLong', 'notIncluded'] as const).flatMap((fact) => {
          const text = texts[fact];
          return text ? [{ label: serviceFacts[fact], text }] : [];
        }),
        links: links[service.audience],
      };
    }),
  };
}

/** The id of the part of /services with the terms for employers. */
export const termsId = 'terms';

/** The link to what an employer compares: on /services, or without that the terms of the agreement. */
export async function getTermsLink(language: Language) {
  const { terms } = await single('servicesPage', language);
  if (terms) return { href: `${addressIn(language, screens.services)}#${termsId}`, label: terms.title };
  const { more } = (await single('screenWords', language)).terms;
  return { href: addressIn(language, legalPages.employerTerms), label: more };
}

/** The address of a service's part of /services. */
export const serviceAddress = (service: string | undefined, language: Language) =>
  service && `${addressIn(language, screens.services)}#${entryId('service', service)}`;
