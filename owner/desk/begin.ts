import { basename, dirname } from 'node:path';
import { z } from 'astro/zod';
import { type Agency, agency } from '#schemas/agency.ts';
import { slugOf } from '#schemas/slug.ts';
import { textField } from '#schemas/text.ts';
import { type Content, readContent } from '../check/content.ts';
import { mappingIn } from '../check/entries.ts';
import { jsonSchemaOf } from '../check/jsonSchema.ts';
import { adoptHindi, confirmedFile } from '../tasks/confirmed.ts';
import { agencyFile } from '../tasks/facts.ts';
import { writeYaml } from '../yaml/writeYaml.ts';
import { followCity, withoutCopies } from './agencyForm.ts';
import { formContent } from './formContent.ts';
import type { Changes } from './journal.ts';
import { makeChanges } from './makeChanges.ts';
import { removal, samplesIn } from './removal.ts';

/** The id of the form, and what a save of it names in the place of a file. */
export const beginId = 'begin';

/** What an agency does and for whom. What the owner takes out of a list is deleted. */
const offers = {
  'home-services': 'Services on the home page',
  services: 'Services on the services page',
  industries: 'Industries',
};

const inFolder = (folder: string, content: Content) =>
  [...content.keys()].filter((file) => dirname(file) === folder);

const { name, founder, phones, email, address, legal, siteUrl } = agency.shape;
const { street, locality, city, postalCode } = address.shape;

/** What only the owner knows, as `agency.yaml` has it, the founder's name in Hindi, and lists of what is offered. */
const asked = z.strictObject({
  name,
  founder: z.strictObject({ name: founder.shape.name }).meta({ title: 'Founder' }),
  phones,
  email,
  address: z.strictObject({ street, locality, city, postalCode }).meta({ title: "Office's address" }),
  legal: z
    .strictObject({ form: legal.shape.form, name: legal.shape.name, number: legal.shape.number })
    .meta({ title: 'Who stands behind the site' }),
  siteUrl,
  nameInHindi: textField("Founder's name in Hindi", 'As Hindi pages show it. Example: आशा वर्मा.'),
  ...Object.fromEntries(
    Object.entries(offers).map(([folder, title]) => [
      folder,
      z
        .array(slugOf(folder).meta({ title: 'Entry' }))
        .meta({ title, description: 'Take out what you do not offer: it is deleted.' }),
    ]),
  ),
});
export const beginSchema = jsonSchemaOf(asked);

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
  const { nameInHindi, ...values } = formContent(typed, beginSchema) as Record<string, unknown>;
  const before = mappingIn(content.get(agencyFile)) as Agency;
  const own = Object.fromEntries(
    Object.entries(values).filter(([name]) => !(name in offers)),
  ) as Partial<Agency>;
  const city = String(own.address?.city);
  const page = inFolder('cities', content).find((file) => mappingIn(content.get(file))['name'] === city);
  const { agency: next, hindi } = followCity(
    withoutCopies({
      ...own,
      blurb: before.blurb,
      founder: { ...own.founder, role: before.founder.role },
      hours: before.hours,
      social: {},
      delivery: 'whatsapp',
      legal: { ...own.legal, grievance: { days: before.legal.grievance.days } },
      preferredLocations: [city],
      ...(page && { places: { inPerson: [basename(page, '.yaml')], elsewhere: 'byPhone' } }),
    } as Agency),
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
