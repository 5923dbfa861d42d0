import { alwaysVisible } from '#schemas/footer.ts';

type City = { name: string; preferredLocation?: string | undefined };

/**
 * The cities of the footer, with the agency's own city and its preferred locations in the places that are always visible
 * (specification 3.5). All others keep their order. A location that several cities belong to has the first of them.
 *
 * @param office the city of the office
 */
export function officeFirst<Entry extends City>(
  cities: Entry[],
  office: string,
  locations: string[],
): Entry[] {
  const near = [office, ...locations].flatMap(
    (place) =>
      cities.find(({ name }) => name === place) ??
      cities.find(({ preferredLocation }) => preferredLocation === place) ??
      [],
  );
  const first = [...new Set(near)].slice(0, alwaysVisible);
  return [...first, ...cities.filter((city) => !first.includes(city))];
}
