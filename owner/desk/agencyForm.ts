import { dirname } from 'node:path';
import type { Agency } from '#schemas/agency.ts';
import { officeAddress } from '#schemas/officeAddress.ts';
import type { Changes, Content } from '../check/content.ts';
import { choicesIn, mappingIn } from '../check/entries.ts';
import { agencyFile } from '../tasks/facts.ts';
import { writeYaml } from '../yaml/writeYaml.ts';

/** Without what is the same elsewhere: it follows, and would be wrong when that changes. */
export function withoutCopies(agency: Agency): Agency {
  const { founder, email, phones, legal, address } = agency;
  if (!legal?.grievance || !address) return agency;
  const grievance = without(legal.grievance, { name: founder?.name, email, phone: phones?.[0] });
  return { ...agency, legal: { ...without(legal, { registeredOffice: officeAddress(address) }), grievance } };
}

/** The fields of a group that differ from those of another; without one, those that are not undefined, which a file can not hold. */
export const without = <Group extends object>(group: Group, same: { [Name in keyof Group]?: unknown } = {}) =>
  Object.fromEntries(
    Object.entries(group).filter(([name, value]) => value !== same[name as keyof Group]),
  ) as Group;

type Place = Partial<Record<'city' | 'state', string | undefined>>;

/**
 * A city in both languages: what was typed, else what the site knows of it. A name that it does not know in Hindi is the English one.
 *
 * @param hindi what was typed in Hindi
 * @param before the state of the office's last city, which does not belong to another one
 */
export function knownPlace({ city, ...typed }: Place, hindi: Place, content: Content, before?: string) {
  const all = choicesIn('cities', content);
  const slug = all.find(({ title }) => title === city)?.const ?? '';
  const valuesOf = (folder: string, of = slug) =>
    mappingIn(content.get(`${folder}/${of}.yaml`)) as Place & { name?: string };
  const { state: ofPage } = valuesOf('cities');
  // Where the city's own name says it, there is no state.
  const state = slug && typed.state === before ? (ofPage === city ? undefined : ofPage) : typed.state;
  const inState = all.filter((one) => valuesOf('cities', one.const).state === state);
  const [hindiState] = inState.flatMap((one) => valuesOf('hi/cities', one.const).state ?? []);
  const names = Object(mappingIn(content.get('hi/names.yaml'))['cities']);
  return {
    english: { city, state },
    hindi: {
      city: hindi.city ?? valuesOf('hi/cities').name ?? names[slug] ?? city,
      state: state && (hindi.state ?? hindiState ?? state),
    },
  };
}

/** When the office moves to another city, that brings its state and its Hindi names, as it did in "Begin". */
export function withMovedOffice(agency: Agency, content: Content): [Agency, Changes] {
  const text = content.get(`hi/${agencyFile}`);
  const before = (mappingIn(content.get(agencyFile)) as Agency).address;
  const { address } = agency;
  if (!address?.city || address.city === before.city) return [agency, new Map()];
  const { english, hindi } = knownPlace(address, {}, content, before.state);
  const twin = mappingIn(text) as { address: object };
  const next = { ...twin, address: without({ ...twin.address, ...hindi }) };
  return [
    { ...agency, address: without({ ...address, state: english.state }) },
    new Map(text ? [[`hi/${agencyFile}`, writeYaml(text, next)]] : []),
  ];
}

/** The people whose own number is one of the agency's: they get the one that stands in its place now. */
export function withNewPhones({ phones }: Agency, content: Content): Changes {
  const before = mappingIn(content.get(agencyFile))['phones'] as string[];
  return new Map(
    [...content].flatMap(([file, text]) => {
      const person = dirname(file) === 'people' ? mappingIn(text) : {};
      const number = String(person['phone']);
      const now = phones.includes(number) ? undefined : phones[before.indexOf(number)];
      return now ? [[file, writeYaml(text, { ...person, phone: now })]] : [];
    }),
  );
}
