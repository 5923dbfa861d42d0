import { fillIn } from '#enquiry/fillIn.ts';
import { addressIn, type Language, languageTags } from '#navigation/languages.ts';
import { legalPages } from '#navigation/legalPages.ts';
import { screens } from '#navigation/screens.ts';
import { officeAddress } from '#schemas/officeAddress.ts';
import { getAgency } from '../agency.ts';
import { listed, single } from '../entry.ts';
import { getLinkTo } from '../entryLinks.ts';
import { getMapCities } from '../landing/mapCities.ts';
import { describeLegalEntity } from '../legalEntity.ts';
import { getScreen } from './screen.ts';

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
        href: partOf && `${addressIn(language, screens.services)}#${partOf}`,
      })),
    },
    people: page.people && {
      ...page.people,
      sampleNote: page.people.sample && words.about.samplePeople,
    },
    places: page.places && (await getPlaces(lang, page.places.title)),
    real: await getProof(lang),
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
      { label: words.office, text: officeAddress(address) },
      { label: words.numbers, text: numbers.map(({ number }) => number).join(', ') },
      { label: words.never, text: words.neverText },
    ],
    registry: isRegistered ? { href: 'https://www.mca.gov.in', label: words.registry } : undefined,
    fraud: { href: addressIn(language, legalPages.jobFraud), label: words.fraud },
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
    // A few dots on an empty field are no map.
    dots: places.elsewhere === 'byPhone' ? await getMapCities() : [],
    mapLabel: words.map,
  };
}
