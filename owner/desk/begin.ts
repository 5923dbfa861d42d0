import { basename, dirname } from 'node:path';
import { type Agency, agency } from '#schemas/agency.ts';
import { type Content, readContent } from '../check/content.ts';
import { mappingIn } from '../check/entries.ts';
import { type JsonSchema, jsonSchemaOf } from '../check/jsonSchema.ts';
import { adoptHindi, confirmedFile } from '../tasks/confirmed.ts';
import { agencyFile } from '../tasks/facts.ts';
import { writeYaml } from '../yaml/writeYaml.ts';
import { correctedAgency, followCity, withoutCopies } from './agencyForm.ts';
import { formContent } from './formContent.ts';
import type { Changes } from './journal.ts';
import { makeChanges } from './makeChanges.ts';
import { removal, samplesIn } from './removal.ts';

/** The id of the form, and what a save of it names in the place of a file. */
export const beginId = 'begin';

/** What only the owner knows, by its fields in `agency.yaml`. */
const asked: Record<string, string[] | true> = {
  name: true,
  founder: ['name'],
  phones: true,
  email: true,
  address: ['street', 'locality', 'city', 'postalCode'],
  legal: ['form', 'name', 'number'],
  siteUrl: true,
};

/** What an agency does and for whom. What the owner takes out of a list is deleted. */
const offers = {
  'home-services': 'Services on the home page',
  services: 'Services on the services page',
  industries: 'Industries',
};

const inFolder = (folder: string, content: Content) =>
  [...content.keys()].filter((file) => dirname(file) === folder);

/** The form's schema: fields of the agency's, the founder's name in Hindi, and lists of what is offered. */
export function beginSchema(): JsonSchema {
  const whole = jsonSchemaOf(agency);
  const part = ({ properties = {}, required = [], ...group }: JsonSchema, names: string[]): JsonSchema => ({
    ...group,
    properties: Object.fromEntries(names.map((name) => [name, properties[name] ?? {}])),
    required: required.filter((name) => names.includes(name)),
  });
  const fields = part(whole, Object.keys(asked));
  for (const [name, names] of Object.entries(asked))
    if (names !== true && fields.properties?.[name])
      fields.properties[name] = { ...part(fields.properties[name], names), description: '' };
  const inHindi = {
    type: 'string',
    maxLength: 60,
    title: "Founder's name in Hindi",
    description: 'As Hindi pages show it. Example: आशा वर्मा.',
  } as const;
  const lists = Object.entries(offers).map(([folder, title]): [string, JsonSchema] => {
    const description = 'Take out what you do not offer: it is deleted.';
    return [folder, { type: 'array', title, description, items: { type: 'string', title: 'Entry', folder } }];
  });
  return {
    ...fields,
    properties: { ...fields.properties, nameInHindi: inHindi, ...Object.fromEntries(lists) },
    required: [...(fields.required ?? []), 'nameInHindi', ...Object.keys(offers)],
  };
}

/** The form as it opens: nothing of the sample, but all that it offers. */
export const beginContent = (content: Content) => ({
  phones: [''],
  ...Object.fromEntries(
    Object.keys(offers).map((folder) => [
      folder,
      inFolder(folder, content).map((file) => basename(file, '.yaml')),
    ]),
  ),
});

/**
 * The agency in the place of the sample's, in one change: what was typed, and nothing else that the sample says of an
 * agency. Its people, clients, testimonial, letter, claims, social pages, places, terms and complaints person go.
 *
 * @throws {Refused} with the problems of the fields
 */
export function begin(typed: unknown): string {
  const content = readContent();
  const { nameInHindi, ...values } = formContent(typed, beginSchema()) as Record<string, unknown>;
  const before = mappingIn(content.get(agencyFile)) as Agency;
  const own = Object.fromEntries(Object.keys(asked).map((name) => [name, values[name]])) as Partial<Agency>;
  const city = String(own.address?.city);
  const page = inFolder('cities', content).find((file) => mappingIn(content.get(file))['name'] === city);
  const { agency: next, hindi } = followCity(
    withoutCopies(
      correctedAgency({
        ...own,
        blurb: before.blurb,
        founder: { ...own.founder, role: before.founder.role },
        hours: before.hours,
        social: {},
        delivery: 'whatsapp',
        legal: { ...own.legal, grievance: { days: before.legal.grievance.days } },
        preferredLocations: [city],
        ...(page && { places: { inPerson: [basename(page, '.yaml')], elsewhere: 'byPhone' } }),
      }) as Agency,
    ),
    content,
  );
  const dropped = Object.keys(offers).flatMap((folder) =>
    inFolder(folder, content).filter(
      (file) => !(values[folder] as string[]).includes(basename(file, '.yaml')),
    ),
  );
  const removed = removal([...samplesIn(content).map(({ path }) => path), ...dropped], content);
  const changes: Changes = new Map([
    [agencyFile, writeYaml(content.get(agencyFile) ?? '', next)],
    ...removed,
  ]);
  changes.set(agencyFile, writeYaml(content.get(agencyFile) ?? '', next));
  for (const file of ['pages/services.yaml', 'hi/pages/services.yaml']) {
    const text = changes.get(file) ?? content.get(file);
    const { terms: _, ...rest } = mappingIn(String(text));
    if (text !== undefined) changes.set(file, writeYaml(String(text), rest));
  }
  const hindiFile = `hi/${agencyFile}`;
  const text = hindi ?? content.get(hindiFile);
  if (text !== undefined) {
    const {
      claims: _,
      founder,
      ...rest
    } = mappingIn(text) as { claims?: object; founder: Agency['founder'] };
    const person = { name: nameInHindi ?? next.founder.name, role: founder.role };
    changes.set(hindiFile, writeYaml(text, { ...rest, founder: person }));
    changes.set(confirmedFile, adoptHindi(String(changes.get(confirmedFile)), agencyFile, next));
  }
  makeChanges(content, changes, 'Began with your agency');
  return agencyFile;
}
