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

function hindiNamesIn(content: Content): Record<string, string> {
  const names: Record<string, string> = {};
  const list = mappingIn(content.get('hi/names.yaml'))['cities'] as Record<string, string> | undefined;
  for (const [file, text] of content) {
    const [, slug] = /^cities\/(.+)\.yaml$/.exec(file) ?? [];
    if (!slug) continue;
    const english = mappingIn(text);
    const hindi = mappingIn(content.get(`hi/${file}`));
    const name = hindi['name'] ?? list?.[slug];
    if (name) names[String(english['name'])] = String(name);
    if (hindi['state']) names[String(english['state'])] = String(hindi['state']);
  }
  return names;
}

/** The state of a city with a page. Undefined where the city's own name says it. */
const stateOfCity = (city: string, content: Content) =>
  [...content].flatMap(([file, text]) => {
    const { name, state } = file.startsWith('cities/') ? mappingIn(text) : {};
    return name === city && state !== city ? String(state) : [];
  })[0];

export function followCity(agency: Agency, content: Content): { agency: Agency; hindi?: string } {
  const before = mappingIn(content.get('agency.yaml')) as Partial<Agency>;
  const { address } = agency;
  if (!address?.city || before.address?.city === address.city) return { agency };
  const state = address.state === before.address?.state ? stateOfCity(address.city, content) : address.state;
  const { state: _, ...rest } = address;
  const moved = { ...agency, address: { ...rest, ...(state && { state }) } };
  const text = content.get(hindiFile);
  if (text === undefined) return { agency: moved };
  const names = hindiNamesIn(content);
  const inHindi = (name: string) => names[name] ?? name;
  // A street is nobody's to translate but the owner's: it stands in English until they do.
  const { street, locality } = address;
  const hindi = { street, locality, city: inHindi(address.city), ...(state && { state: inHindi(state) }) };
  return { agency: moved, hindi: writeYaml(text, { ...mappingIn(text), address: hindi }) };
}
