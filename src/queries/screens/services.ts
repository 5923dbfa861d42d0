import { fillIn } from '#enquiry/fillIn.ts';
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
    terms: await getTerms(lang),
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

/** The address of a service's part of /services. */
export const serviceAddress = (service: string | undefined, language: Language) =>
  service && `${addressIn(language, screens.services)}#${entryId('service', service)}`;

/** The agency's terms for employers, as far as the owner has filled them in (specification 4.5). */
async function getTerms(language: Language) {
  const { terms: words } = await single('screenWords', language);
  const { fee, feeDue, replacementDays, firstNamesDays } = (await single('agency', language)).terms ?? {};
  const days = (sentence: string, count: number | undefined) =>
    count === undefined ? undefined : fillIn(sentence, { days: String(count) });
  const facts = [
    { label: words.pays, text: words.paysText },
    { label: words.fee, text: fee },
    { label: words.feeDue, text: feeDue },
    { label: words.replacement, text: days(words.replacementText, replacementDays) },
    { label: words.firstNames, text: days(words.firstNamesText, firstNamesDays) },
  ];
  return {
    title: words.title,
    facts: facts.flatMap(({ label, text }) => (text ? [{ label, text }] : [])),
    rest: words.rest,
    more: { href: addressIn(language, legalPages.employerTerms), label: words.more },
  };
}
