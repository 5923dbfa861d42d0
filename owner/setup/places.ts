import { closestName, slugified } from '../check/closestName.ts';
import type { Content } from '../check/content.ts';
import { choicesIn, mappingIn } from '../check/entries.ts';
import { textOf } from '../check/labels.ts';
import { agencyIn } from './answers.ts';
import { field, list } from './field.ts';
import * as read from './readTyped.ts';

/** The city with a page that an owner means by a name. A page on Delhi is also that of New Delhi. */
function cityNamed(name: string, content: Content) {
  const cities = choicesIn('cities', content);
  const slug = slugified(name);
  return cities.find((city) => city.const === slug) ?? cities.find((city) => slug.endsWith(`-${city.const}`));
}

/** The reason against cities without a page: only pages say where the agency places people. */
function cityRefusal(slugs: string[], content: Content): string | undefined {
  const cities = choicesIn('cities', content);
  const unknown = slugs.find((slug) => !cities.some((city) => city.const === slug));
  if (unknown === undefined) return undefined;
  const names = cities.map(({ title }) => title);
  const meant = closestName(unknown, names);
  return `The site has no page on ${unknown}. ${meant ? `Did you mean ${meant}?` : `It has pages on ${names.join(', ')}.`}`;
}

/**
 * In which places visitors of the form can look for work. Enter adds the city of the office, unless one of the
 * preferred locations covers it.
 */
export const preferredLocationsQuestion = field('The agency', 'preferredLocations', {
  ...list,
  read: read.list,
  suggest({ content }) {
    const { address, preferredLocations } = agencyIn(content);
    const city = cityNamed(address.city, content);
    const { preferredLocation } = mappingIn(content.get(`cities/${city?.const}.yaml`) ?? '');
    const isCovered = preferredLocations.some((name) => name === address.city || name === preferredLocation);
    return isCovered ? undefined : [address.city, ...preferredLocations];
  },
});

/** Where the agency meets people, and what it does elsewhere (specification 11.15). */
export const placesQuestions = [
  field('The agency', 'places.inPerson', {
    ...list,
    read: (typed, { content }) => [
      ...new Set(read.list(typed).map((name) => cityNamed(name, content)?.const ?? name)),
    ],
    refuse: (slugs, { content }) => cityRefusal(slugs as string[], content),
    show: (slugs: string[], { content }) =>
      list.show(slugs.map((slug) => textOf(slug, { folder: 'cities' }, content))),
    none: () => [],
    suggest({ content }) {
      const office = cityNamed(agencyIn(content).address.city, content);
      return office && [office.const];
    },
  }),
  field('The agency', 'places.elsewhere', {
    how: 'Type by phone, or not at all.',
    read: read.elsewhere,
    suggest: () => 'byPhone',
  }),
];
