import { fillIn } from '#enquiry/fillIn.ts';
import { addressIn, type Language, languageTags } from '#navigation/languages.ts';
import { legalPages } from '#navigation/legalPages.ts';
import { officeAddress } from '#schemas/officeAddress.ts';
import { getAgency, numberLinks } from '../agency.ts';
import { listed, single } from '../entry.ts';
import { getLinkTo } from '../entryLinks.ts';
import { getMapCities } from '../landing/mapCities.ts';
import { describeLegalEntity } from '../legalEntity.ts';
import { getPeople } from '../people.ts';
import { getScreen } from './screen.ts';
import { serviceAddress } from './services.ts';

/** The id of the part that says why to choose the agency, and what its claims count. */
export const reasonsId = 'why';

/** Everything that /about shows. */
export async function getAbout(language: Language) {
  const screen = await getScreen('about', language);
  const { page, lang, words } = screen;
  return {
    screen,
    ...page,
    services: {
      ...page.services,
      list: page.services.list.map(({ partOf, ...service }) => ({
        ...service,
        href: serviceAddress(partOf, language),
      })),
    },
    people: page.people && (await describePeople(page.people, words.about.samplePeople, lang)),
    places: page.places && (await getPlaces(lang, page.places.title)),
    real: await getProof(lang),
  };
}

/** The part about who works here. Undefined without anybody. */
async function describePeople(
  { title, intro }: { title: string; intro: string },
  sampleNote: string,
  language: Language,
) {
  const people = await getPeople(language);
  if (people.length === 0) return undefined;
  return {
    title,
    intro,
    people: people.map(({ phone, ...person }) => ({
      ...person,
      contact: phone === undefined ? undefined : numberLinks(phone),
    })),
    sampleNote: people.some(({ sample }) => sample) ? sampleNote : undefined,
  };
}

/** How a visitor checks that the agency is real: who stands behind it, where that can be looked up, and what it never asks. */
async function getProof(language: Language) {
  const { real: words } = (await single('screenWords', language)).about;
  const { footer } = await single('layoutWords', language);
  const { legal, address, numbers } = await getAgency(language);
  const { identity, registeredOffice } = describeLegalEntity(legal, footer.entity);
  const isRegistered = legal.form === 'company' || legal.form === 'llp';
  return {
    title: words.title,
    facts: [
      { label: words.registered, text: [identity, registeredOffice].filter(Boolean).join(' ') },
      ...(isRegistered ? [{ label: words.lookUp, text: words.lookUpText }] : []),
      ...(legal.gstin ? [{ label: words.gst, text: fillIn(words.gstText, { gstin: legal.gstin }) }] : []),
      { label: words.office, text: officeAddress(address) },
      {
        label: words.numbers,
        links: numbers.map(({ number, telHref }) => ({ href: telHref, label: number })),
      },
      { label: words.never, text: words.neverText },
    ],
    links: [
      ...(isRegistered ? [{ href: 'https://www.mca.gov.in', label: words.registry }] : []),
      ...(legal.gstin
        ? [{ href: 'https://services.gst.gov.in/services/searchtp', label: words.gstPortal }]
        : []),
      { href: addressIn(language, legalPages.jobFraud), label: words.fraud },
    ],
  };
}

/** Where the agency places people, as the owner has set it. Undefined if that is not set. */
async function getPlaces(language: Language, title: string) {
  const { places } = await single('agency');
  if (!places) return undefined;
  const { about: words } = await single('screenWords', language);
  const linkTo = await getLinkTo(language);
  const cities = (await listed('cities', places.inPerson)).map((city) => ({
    latitude: city.latitude,
    longitude: city.longitude,
    ...linkTo('cities')(city),
  }));
  const names = new Intl.ListFormat(languageTags[language]).format(cities.map(({ name }) => name));
  return {
    title,
    cities,
    sentences: [...(names ? [fillIn(words.inPerson, { cities: names })] : []), words[places.elsewhere]],
    dots: places.elsewhere === 'byPhone' ? await getMapCities() : [],
    mapLabel: words.map,
  };
}
