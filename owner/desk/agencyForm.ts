import { basename } from 'node:path';
import type { Agency } from '#schemas/agency.ts';
import { officeAddress } from '#schemas/officeAddress.ts';
import type { Content } from '../check/content.ts';
import { mappingIn } from '../check/entries.ts';
import { writeYaml } from '../yaml/writeYaml.ts';

const hindiFile = 'hi/agency.yaml';

/** Without what is the same elsewhere: it follows, and would be wrong when that changes. */
export function withoutCopies(agency: Agency): Agency {
  const { founder, email, phones, legal, address } = agency;
  if (!legal?.grievance || !address) return agency;
  const grievance = without(legal.grievance, { name: founder?.name, email, phone: phones?.[0] });
  return { ...agency, legal: { ...without(legal, { registeredOffice: officeAddress(address) }), grievance } };
}

/** The fields of a group that differ from those of another. */
const without = <Group extends object>(group: Group, same: { [Name in keyof Group]?: unknown }) =>
  Object.fromEntries(
    Object.entries(group).filter(([name, value]) => value !== same[name as keyof Group]),
  ) as Group;

/** Another city brings its state and the Hindi names that the site knows, if it has a page. */
export function followCity(agency: Agency, content: Content): { agency: Agency; hindi?: string } {
  const before = mappingIn(content.get('agency.yaml')) as Partial<Agency>;
  const { address } = agency;
  if (!address?.city || before.address?.city === address.city) return { agency };
  const { street, locality, city, state: typed, ...rest } = address;
  const namesIn = (file: string): Names => mappingIn(content.get(file));
  const pages = [...content.keys()].filter((file) => file.startsWith('cities/'));
  const page = pages.find((file) => namesIn(file).name === city) ?? '';
  const listed = Object(mappingIn(content.get('hi/names.yaml'))['cities'])[basename(page, '.yaml')];
  // Where the city's own name says it, there is no state.
  const state =
    typed !== before.address?.state ? typed : namesIn(page).state === city ? undefined : namesIn(page).state;
  const moved = { ...agency, address: { street, locality, city, ...(state && { state }), ...rest } };
  const text = content.get(hindiFile);
  if (text === undefined) return { agency: moved };
  const inState = pages.filter((file) => namesIn(file).state === state);
  const hindiState = inState.map((file) => namesIn(`hi/${file}`).state).find(Boolean);
  // A street is nobody's to translate but the owner's: it stands in English until they do.
  const inHindi = {
    street,
    locality,
    city: namesIn(`hi/${page}`).name ?? listed ?? city,
    ...(state && { state: hindiState ?? state }),
  };
  return { agency: moved, hindi: writeYaml(text, { ...mappingIn(text), address: inHindi }) };
}

type Names = { name?: string; state?: string };
