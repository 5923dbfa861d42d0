import type { z } from 'astro/zod';
import { type Agency, agency, complaintsContact, registeredOfficeOf } from '#schemas/agency.ts';
import type { Confirmed } from '#schemas/confirmed.ts';
import { digest } from '#schemas/digest.ts';
import { inHindi } from '#schemas/hindi.ts';
import { officeAddress } from '#schemas/officeAddress.ts';
import { hasWhatsApp } from '#schemas/phone.ts';
import { collectionOf } from '../check/collections.ts';
import type { Content } from '../check/content.ts';
import { mappingIn } from '../check/entries.ts';
import { englishPath, formNameOf } from '../check/forms.ts';
import { jsonSchemaAt, jsonSchemaOf, schemaAt } from '../check/jsonSchema.ts';
import { textOf } from '../check/labels.ts';
import { valueAt } from '../check/schemaFaults.ts';
import type { Path, Value } from '../yaml/readValues.ts';
import { isAboutAgency } from './aboutAgency.ts';
import type { Finding } from './finding.ts';
import { groupOf, placeholdersIn } from './findingsIn.ts';
import { sampleField } from './placeholders.ts';

/**
 * A value of the agency, or a whole text about it: right once the owner has read it back in both languages. That belongs to
 * its `digest`, and falls when it changes (specification 12.5).
 */
export type Fact = Said & {
  digest: string;
  isRead: boolean;
  /** A part of it can not be right, such as a number that can not be dialled. */
  isPlaceholder: boolean;
};

/** `english` and `hindi` are what stands on the pages, `write` says where, or what to do. */
type Said = Pick<Finding, 'group' | 'file' | 'write'> & {
  key: string;
  path: Path;
  english: string;
  hindi: string;
};

export const agencyFile = 'agency.yaml';

/** A fact of `agency.yaml`: its path, where visitors see it if they do, and what they read if that is not the value alone. */
type Row = [
  path: string,
  pages: string | ((agency: Agency, content: Content) => string | undefined),
  shown?: (agency: Agency) => unknown,
];

const rows: Row[] = [
  ['name', 'Top and foot of every page, search results, the contact card'],
  ['blurb', 'Foot of every page'],
  ['founder.name', belowLetter],
  ['founder.role', belowLetter],
  [
    'legal',
    'Foot of every page, About, the legal pages',
    (values) => ({
      ...values.legal,
      registeredOffice: registeredOfficeOf(values),
      grievance: complaintsContact(values),
    }),
  ],
  [
    'phones',
    ({ phones: [first] }) =>
      `Every page; all WhatsApp messages and calls go to the first${hasWhatsApp(first) ? '' : '. It looks like a landline: it is right only if it has WhatsApp'}`,
  ],
  ['email', 'Foot of every page, Contact, the legal pages'],
  ['address', 'Foot of every page, Contact, the city in many texts', ({ address }) => officeAddress(address)],
  ['hours.open', 'Contact'],
  ['hours.answer', 'Contact, under the form'],
  ['social', 'Foot of every page'],
  ['delivery', 'The form on the home page'],
  ['siteUrl', 'Search results and shared links'],
  ['founder.letter', 'Home'],
  ['claims', ({ claims = {} }, content) => filesNaming(Object.keys(claims), content)],
  ['clientNames', 'Home'],
  ['preferredLocations', 'The form for job seekers'],
  ['places', 'About, and the page of each city'],
];

/** Without a letter a founder stands only where `legal` names nobody else. */
function belowLetter({ founder }: Agency) {
  return founder.letter ? 'Home, below the letter' : undefined;
}

/** The forms whose texts name one of these in braces: a claim stands nowhere else. */
function filesNaming(names: string[], content: Content): string {
  const isNaming = new RegExp(`\\{(${names.join('|')})\\}`);
  const files = [...content].filter(([file, text]) => !file.startsWith('hi/') && isNaming.test(text));
  const forms = [...new Set(files.map(([file]) => formNameOf(file)))];
  return forms.join(', ') || `nowhere: no text names it in braces, such as {${names[0]}}`;
}

/**
 * Every fact about the agency that visitors can see: the values of `agency.yaml`, and each other text as a whole. Those of a
 * file are missing while it is not as the build wants it.
 */
export const factsIn = (content: Content, confirmed: Confirmed): Fact[] =>
  [...factsOfAgency(content), ...factsOfFiles(content)]
    .filter(({ english }) => english)
    .map((said) => {
      const { key, file, path, english, hindi } = said;
      const text = content.get(file) ?? '';
      const isWithin = (value: Value) => path.every((name, index) => value.path[index] === name);
      const now = digest([english, hindi]);
      const isSample = mappingIn(text)[sampleField] === true;
      return {
        ...said,
        digest: now,
        isRead: confirmed.read[key] === now && !isSample,
        isPlaceholder: placeholdersIn(text, file).some(({ value }) => isWithin(value)),
      };
    });

/** The values of a file in both languages. Undefined while the English file is not as the build wants it. */
function inBothLanguages<Schema extends z.ZodType>(file: string, schema: Schema, content: Content) {
  const english = schema.safeParse(mappingIn(content.get(file))).data;
  if (english === undefined) return undefined;
  const twin = content.get(`hi/${file}`);
  const hindi = twin === undefined ? english : inHindi(schema, english, mappingIn(twin));
  return { english, hindi: hindi as z.infer<Schema> };
}

function factsOfAgency(content: Content): Said[] {
  const found = inBothLanguages(agencyFile, agency, content);
  if (!found) return [];
  const json = jsonSchemaOf(agency);
  return rows.flatMap(([name, pages, shown]): Said[] => {
    const where = typeof pages === 'string' ? pages : pages(found.english, content);
    if (where === undefined) return [];
    const path = name.split('.');
    const say = (of: Agency) => textOf(shown?.(of) ?? valueAt(of, path), schemaAt(json, path, of), content);
    const texts = { english: say(found.english), hindi: say(found.hindi) };
    const key = `${agencyFile}#${name}`;
    return [{ key, group: 'agency', file: agencyFile, path, ...texts, write: `Where: ${where}.` }];
  });
}

const factsOfFiles = (content: Content): Said[] =>
  [...content.keys()].flatMap((key): Said[] => {
    const { schema } = collectionOf(key)?.[1] ?? {};
    const isFact = isAboutAgency(key) && key !== agencyFile && englishPath(key) === key;
    const found = isFact && schema && inBothLanguages(key, schema, content);
    if (!found) return [];
    const say = (of: unknown) => {
      // A legal text is no sample any more when it was read.
      const { [sampleField]: _, ...texts } = Object(of);
      return textOf(texts, jsonSchemaAt(key), content);
    };
    const [english, hindi] = [say(found.english), say(found.hindi)];
    return [{ key, group: groupOf(key), file: key, path: [], english, hindi, write: whatToChange }];
  });

const whatToChange =
  'Change what is not right for your agency: what you promise, for whom you recruit, who does what.';
