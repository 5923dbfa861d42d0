import { telLink } from '#enquiry/contactLinks.ts';
import { originQuery } from '#enquiry/origin.ts';
import type { Language } from '#navigation/languages.ts';
import { addressOf } from '#navigation/pages.ts';
import type { Entry } from '#site/content.ts';
import type { Site } from '#site/site.ts';
import { fillIn } from '#writing/fillIn.ts';
import { contactLink } from '../contactLink.ts';
import { peopleOf } from '../people.ts';
import { screenOf } from './screen.ts';

/** Everything that /industries shows: the industries in the home page's order. */
export function industriesPage(site: Site) {
  const screen = screenOf(site, 'industries');
  const { texts, words } = screen;
  const people = peopleOf(texts);
  const order = site.english.file('homePage').industries.list;
  return {
    screen,
    section: words.industries,
    sampleNote: people.some(({ sample, industries }) => sample && industries)
      ? words.about.samplePeople
      : undefined,
    industries: texts.favouritesFirst('industries', order).map((industry) => ({
      ...industry,
      recruiters: people
        .filter(({ industries = [] }) => industries.includes(industry.slug))
        .map((person) => linkToPerson(person, screen)),
      hire: contactLink(site, 'employers', words.hireInIndustry, { kind: 'industries', ...industry }),
      roles: site.linksTo(site.english.entries('jobs', industry.roles)),
    })),
  };
}

/** A link that calls somebody of the agency, or leads to the form for a message to them. */
function linkToPerson(
  { slug, who, phone, lang }: Entry<'people'>,
  { language, words }: { language: Language; words: { askPerson: string } },
) {
  const ask = fillIn(words.askPerson, { name: who });
  return {
    href: phone ? telLink(phone) : `${addressOf('contact', language)}?${originQuery('people', slug)}`,
    // A number stays on one line.
    label: phone ? `${ask}, ${phone.replaceAll(' ', '\u00a0')}` : ask,
    lang,
  };
}
