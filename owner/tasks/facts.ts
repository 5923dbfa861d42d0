import { dirname } from 'node:path';
import type { z } from 'astro/zod';
import { inDays } from '#navigation/inDays.ts';
import type { Language } from '#navigation/languages.ts';
import { type Agency, agency, complaintsContact, registeredOfficeOf } from '#schemas/agency.ts';
import { client } from '#schemas/client.ts';
import type { Confirmed } from '#schemas/confirmed.ts';
import { digest } from '#schemas/digest.ts';
import { inHindi } from '#schemas/hindi.ts';
import { legalForms } from '#schemas/legalEntity.ts';
import { officeAddress } from '#schemas/officeAddress.ts';
import { person } from '#schemas/person.ts';
import { hasWhatsApp } from '#schemas/phone.ts';
import type { Content } from '../check/content.ts';
import { mappingIn, nameIn } from '../check/entries.ts';
import { formNameOf } from '../check/forms.ts';
import { jsonSchemaOf, schemaAt } from '../check/jsonSchema.ts';
import { labelsTo, textOf } from '../check/labels.ts';
import { valueAt } from '../check/schemaFaults.ts';
import { type Path, readValues, type Value } from '../yaml/readValues.ts';
import { placeholderReason } from './placeholders.ts';

/** Right once the owner has ticked it; a tick belongs to its `digest`, and falls when a value changes (specification 12.5). */
export type Fact = {
  key: string;
  /** The heading under which facts are read back together. */
  group: string;
  file: string;
  path: Path;
  label: string;
  /** Its values in the file, with their lines. */
  values: readonly Value[];
  english: string;
  /** What stands on Hindi pages, if it is not the same. */
  hindi?: string;
  /** Where visitors see it. */
  pages: string;
  digest: string;
  isTicked: boolean;
  /** The reason why a part of it can not be right, such as a number that can not be dialled. */
  problem?: string;
};

export const agencyFile = 'agency.yaml';

/** A fact of `agency.yaml`: its fields, where visitors see it, and its text if that is not the text of its first field. */
type Row = [
  paths: string[],
  pages: string | ((agency: Agency, content: Content) => string),
  text?: (agency: Agency, language: Language) => string,
];

const join = (...parts: unknown[]) => parts.filter(Boolean).join(', ');

/** By the heading under which they are read back together. */
const rows: Record<string, Row[]> = {
  'Who you are': [
    [['name'], 'Top and foot of every page, search results, the contact card'],
    [['blurb'], 'Foot of every page'],
    [
      ['founder.name', 'founder.role'],
      'Home, below the letter',
      ({ founder }) => join(founder.name, founder.role),
    ],
    [
      ['legal.name', 'legal.form', 'legal.number', 'legal.registeredOffice', 'legal.gstin', 'legal.licences'],
      'Foot of every page, About, the legal pages',
      (agency) => {
        const { name, form, number, gstin, licences = [] } = agency.legal;
        return join(
          name,
          legalForms[form],
          number,
          registeredOfficeOf(agency),
          gstin && `GSTIN ${gstin}`,
          ...licences.map((licence) => Object.values(licence).join(' ')),
        );
      },
    ],
    [
      ['legal.grievance'],
      'Foot of every page, the legal pages',
      (values, language) => {
        const { name, email, phone, days } = complaintsContact(values);
        return `${name}, ${email}, ${phone}, ${inDays(days, language)}`;
      },
    ],
  ],
  'How people reach you': [
    [
      ['phones'],
      ({ phones: [first] }) =>
        `Every page; all WhatsApp messages and calls go to the first${hasWhatsApp(first) ? '' : '. It looks like a landline: tick it only if it has WhatsApp'}`,
      ({ phones }) => join(...phones),
    ],
    [['email'], 'Foot of every page, Contact, the legal pages'],
    [
      ['address'],
      'Foot of every page, Contact, the city in many texts',
      ({ address }) => officeAddress(address),
    ],
    [['hours.open'], 'Contact', ({ hours }) => openingTimes(hours)],
    [['hours.answer'], 'Contact, under the form'],
    [['social'], 'Foot of every page'],
    [['delivery'], 'The form on the home page'],
    [['siteUrl'], 'Search results and shared links'],
  ],
  'What you say of yourself': [
    [['founder.letter'], 'Home'],
    [['claims'], ({ claims = {} }, content) => filesNaming(Object.keys(claims), content)],
    [['clientNames'], 'Home', ({ clientNames = [] }) => join(...clientNames)],
    [
      ['preferredLocations'],
      'The form for job seekers',
      ({ preferredLocations }) => join(...preferredLocations),
    ],
    [['places'], 'About, and the page of each city'],
  ],
};

/** The forms whose texts name one of these in braces: a claim stands nowhere else. */
function filesNaming(names: string[], content: Content): string {
  const isNaming = new RegExp(`\\{(${names.join('|')})\\}`);
  const files = [...content].filter(([file, text]) => !file.startsWith('hi/') && isNaming.test(text));
  const forms = [...new Set(files.map(([file]) => formNameOf(file)))];
  return forms.join(', ') || `nowhere: no text names it in braces, such as {${names[0]}}`;
}

const openingTimes = ({ open }: Agency['hours']) =>
  open
    .map(({ from, to, opens, closes }) => `${from === to ? from : `${from} to ${to}`}, ${opens} to ${closes}`)
    .join('; ');

/** Entries that are a fact each: the field that names them, and where visitors see them. */
const entryFacts: Record<string, { schema: z.ZodObject; name: string; pages: string }> = {
  people: { schema: person, name: 'who', pages: 'About, Industries' },
  clients: { schema: client, name: 'name', pages: 'Home, Clients' },
};

/**
 * Every fact about the agency that visitors can see. Those of `agency.yaml` are missing while it is not as the build wants
 * it, and so is any other entry.
 */
export function factsIn(content: Content, confirmed: Confirmed): Fact[] {
  return [...factsOfAgency(content), ...factsOfEntries(content)].map((fact): Fact => {
    const { key, file, english, hindi, values } = fact;
    const problem = values.map(({ path, value }) => placeholderReason(file, path, value)).find(Boolean);
    const now = digest([english, hindi ?? english]);
    return {
      ...fact,
      digest: now,
      isTicked: confirmed.facts[key] === now,
      ...(problem && { problem: `it has ${problem}` }),
    };
  });
}

/** What a fact says and where, before it is compared with what was ticked. */
type Said = Omit<Fact, 'digest' | 'isTicked' | 'problem'>;

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
  const leaves = readValues(content.get(agencyFile) ?? '');
  const json = jsonSchemaOf(agency);
  const all = Object.entries(rows).flatMap(([group, ofGroup]) => ofGroup.map((row) => ({ group, row })));
  return all.flatMap(({ group, row: [paths, pages, text] }): Said[] => {
    const [path = []] = paths.map((name) => name.split('.'));
    const values = leaves.filter((leaf) =>
      paths.some((name) => `${leaf.path.join('.')}.`.startsWith(`${name}.`)),
    );
    if (values.length === 0) return [];
    const say = (of: Agency, language: Language) =>
      text?.(of, language) ?? textOf(valueAt(of, path), schemaAt(json, path, of), content);
    return [
      {
        key: `${agencyFile}#${paths[0]}`,
        group,
        file: agencyFile,
        path,
        label: labelsTo(path, json),
        values,
        ...said(say(found.english, 'en'), say(found.hindi, 'hi')),
        pages: typeof pages === 'string' ? pages : pages(found.english, content),
      },
    ];
  });
}

const factsOfEntries = (content: Content): Said[] =>
  [...content.keys()].flatMap((file): Said[] => {
    const { schema, name = '', pages = '' } = entryFacts[dirname(file)] ?? {};
    const found = schema && inBothLanguages(file, schema, content);
    if (!found || 'sample' in found.english) return [];
    const say = (of: unknown) => textOf(of, jsonSchemaOf(schema), content);
    return [
      {
        key: file,
        group: 'People and clients',
        file,
        path: [name],
        label: `${formNameOf(file)}: ${nameIn(file, found.english)}`,
        values: readValues(content.get(file) ?? ''),
        ...said(say(found.english), say(found.hindi)),
        pages,
      },
    ];
  });

const said = (english: string, hindi: string) => ({ english, ...(english !== hindi && { hindi }) });
