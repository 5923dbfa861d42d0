import { telLink } from '#enquiry/contactLinks.ts';
import { fillIn } from '#enquiry/fillIn.ts';
import { entryId } from '#navigation/entryId.ts';
import { addressIn, type Language } from '#navigation/languages.ts';
import { screens } from '#navigation/screens.ts';
import { type Entry, favouritesFirst, listed, single } from '../entry.ts';
import { getLinkTo } from '../entryLinks.ts';
import { getPeople } from '../people.ts';
import { getScreen } from './screen.ts';

/** Everything that /industries shows: the industries in the home page's order. */
export async function getIndustries(language: Language) {
  const screen = await getScreen('industries', language);
  const order = (await single('homePage')).industries.list;
  const people = await getPeople(screen.lang);
  const linkTo = await getLinkTo(language);
  const industries = (await favouritesFirst('industries', order, screen.lang)).map(async (industry) => ({
    ...industry,
    recruiters: people
      .filter(({ industries = [] }) => industries.includes(industry.slug))
      .map((person) => linkToPerson(person, screen)),
    roles: (await listed('jobs', industry.roles ?? [])).map(linkTo('jobs')),
  }));
  return {
    screen,
    section: screen.words.industries,
    sampleNote: people.some(({ sample, industries }) => sample && industries)
      ? screen.words.about.samplePeople
      : undefined,
    industries: await Promise.all(industries),
    hire: {
      href: `${addressIn(language, '/contact')}?for=employers`,
      label: screen.words.hireInIndustry,
    },
  };
}

/** A link that calls somebody of the agency, or leads to them on /about. */
function linkToPerson(
  { slug, who, phone, lang }: Entry<'people'>,
  { language, words }: { language: Language; words: { askPerson: string } },
) {
  const ask = fillIn(words.askPerson, { name: who });
  return {
    href: phone ? telLink(phone) : `${addressIn(language, screens.about)}#${entryId('person', slug)}`,
    // A number stays on one line.
    label: phone ? `${ask}, ${phone.replaceAll(' ', '\u00a0')}` : ask,
    lang,
  };
}
