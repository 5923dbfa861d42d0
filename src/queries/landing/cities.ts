import type { Language } from '#navigation/languages.ts';
import { every, everyIn, listed, translatedSlugs } from '../entry.ts';
import { nearest } from '../geography.ts';
import { getFrame } from './frame.ts';
import { hindiOffer } from './hindiOffer.ts';
import { linksIn } from './relatedLinks.ts';
import { slugsInFooter } from './slugsInFooter.ts';

/** The city pages under /jobs, each with the nearest cities and the dots of the map. */
export async function getCityPages(language: Language = 'en') {
  const cities = await every('cities');
  const frame = await getFrame('jobs', language);
  const shown = await slugsInFooter('cities');
  const translated = await translatedSlugs('cities');
  const cityLink = await linksIn(language, 'cities');
  const jobLink = await linksIn(language, 'jobs');
  // Only the cities in the footer, so that the map stays readable and the page small, however many there are.
  const allCities = cities
    .filter(({ slug }) => shown.has(slug))
    .map(({ latitude, longitude }) => ({ latitude, longitude }));
  return Promise.all(
    (await everyIn('cities', language)).map(async (city) => ({
      ...frame,
      ...city,
      allCities,
      inFooter: shown.has(city.slug),
      isTranslated: translated.has(city.slug),
      hindi: language === 'en' ? await hindiOffer('city', city, translated.has(city.slug)) : undefined,
      neighbours: nearest(
        city,
        cities.filter(({ slug }) => slug !== city.slug),
        5,
      ).map(({ slug, name, latitude, longitude, kilometres }) => ({
        ...cityLink({ slug, name }),
        name,
        latitude,
        longitude,
        kilometres: Math.round(kilometres / 10) * 10,
      })),
      jobs: (await listed('jobs', city.jobs)).map(jobLink),
      useful: await listed('officialLinks', city.useful, language),
    })),
  );
}
