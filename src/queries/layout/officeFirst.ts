import { alwaysVisible } from '#schemas/footer.ts';

type City = { name: string; state?: string; preferredLocation?: string | undefined };

/**
 * The cities of the footer, with the agency's own city, its preferred locations and the cities of its state in the places that are
 * always visible (specification 3.5), whether the list names them or not. All others keep their order. A location that several cities belong to has the first of them.
 *
 * @param all every city that has a page
 * @param office the office's address
 */
export function officeFirst<Entry extends City>(
  cities: Entry[],
  all: readonly Entry[],
  office: { city: string; state?: string | undefined },
  locations: string[],
): Entry[] {
  const inState = cities.filter(({ state }) => state && state === office.state);
  const near = [office.city, ...locations].flatMap(
    (place) =>
      all.find(({ name }) => name === place) ??
      cities.find(({ preferredLocation }) => preferredLocation === place) ??
      [],
  );
  const first = [...new Map([...near, ...inState].map((city) => [city.name, city])).values()].slice(
    0,
    alwaysVisible,
  );
  return [...first, ...cities.filter(({ name }) => !first.some((city) => city.name === name))];
}

const collator = new Intl.Collator('hi');

/** The links after those that are always visible in alphabetical order: the file has them in that of their English names. */
export const inHindiAlphabet = <Link extends { label: string }>(links: Link[]): Link[] => [
  ...links.slice(0, alwaysVisible),
  ...links.slice(alwaysVisible).sort((one, other) => collator.compare(one.label, other.label)),
];
