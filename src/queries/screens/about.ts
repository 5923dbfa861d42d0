import { fillIn } from '#enquiry/fillIn.ts';
import { type Language, languageTags } from '#navigation/languages.ts';
import { listed, single } from '../entry.ts';
import { getLinkTo } from '../entryLinks.ts';
import { getMapCities } from '../landing/mapCities.ts';
import { getScreen } from './screen.ts';

/** Everything that /about shows. */
export async function getAbout(language: Language) {
  const screen = await getScreen('about', language);
  const { page, lang, words } = screen;
  return {
    screen,
    ...page,
    people: page.people && {
      ...page.people,
      sampleNote: page.people.sample && words.about.samplePeople,
    },
    places: page.places && (await getPlaces(lang, page.places.title)),
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
