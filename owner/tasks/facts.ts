import { dirname } from 'node:path';
import type { z } from 'astro/zod';
import { type Agency, agency, complaintsContact, registeredOfficeOf } from '#schemas/agency.ts';
import { client } from '#schemas/client.ts';
import type { Confirmed } from '#schemas/confirmed.ts';
import { digest } from '#schemas/digest.ts';
import { inHindi } from '#schemas/hindi.ts';
import { officeAddress } from '#schemas/officeAddress.ts';
import { person } from '#schemas/person.ts';
import { hasWhatsApp } from '#schemas/phone.ts';
import type { Content } from '../check/content.ts';
import { mappingIn, nameIn } from '../check/entries.ts';
import { formNameOf } from '../check/forms.ts';
import { jsonSchemaOf, schemaAt } from '../check/jsonSchema.ts';
import { labelsTo, textOf } from '../check/labels.ts';
import { valueAt } from '../check/schemaFaults.ts';
import { type Path, readValues } from '../yaml/readValues.ts';
import type { Finding } from './finding.ts';
import { placeholderReason } from './placeholders.ts';

/** Right once the owner has read it back: that belongs to its `digest`, and falls when a value changes (specification 12.5). */
export type Fact = {
  key: string;
  group: Finding['group'];
  file: string;
  path: Path;
  line: number;
  label: string;
  english: string;
  /** What stands on Hindi pages, if it is not the same. */
  hindi?: string;
  /** Where visitors see it. */
  pages: string;
  digest: string;
  isRead: boolean;
  /** The reason why a part of it can not be right, such as a number that can not be dialled. */
  problem?: string;
};

export const agencyFile = 'agency.yaml';

/** A fact of `agency.yaml`: its path, where visitors see it, and what they read if that is not the value alone. */
type Row = [
  path: string,
  pages: string | ((agency: Agency, content: Content) => string),
  shown?: (agency: Agency) => unknown,
];

/** By the heading under which they are read back together. */
const rows = {
  whoYouAre: [
    ['name', 'Top and foot of every page, search results, the contact card'],
    ['blurb', 'Foot of every page'],
    ['founder.name', 'Home, below the letter'],
    ['founder.role', 'Home, below the letter'],
    [
      'legal',
      'Foot of every page, About, the legal pages',
      (values) => ({
        ...values.legal,
        registeredOffice: registeredOfficeOf(values),
        grievance: complaintsContact(values),
      }),
    ],
  ],
  reachYou: [
    [
      'phones',
      ({ phones: [first] }) =>
        `Every page; all WhatsApp messages and calls go to the first${hasWhatsApp(first) ? '' : '. It looks like a landline: it is right only if it has WhatsApp'}`,
    ],
    ['email', 'Foot of every page, Contact, the legal pages'],
    [
      'address',
      'Foot of every page, Contact, the city in many texts',
      ({ address }) => officeAddress(address),
    ],
    ['hours.open', 'Contact'],
    ['hours.answer', 'Contact, under the form'],
    ['social', 'Foot of every page'],
    ['delivery', 'The form on the home page'],
    ['siteUrl', 'Search results and shared links'],
  ],
  ofYourself: [
    ['founder.letter', 'Home'],
    ['claims', ({ claims = {} }, content) => filesNaming(Object.keys(claims), content)],
    ['clientNames', 'Home'],
    ['preferredLocations', 'The form for job seekers'],
    ['places', 'About, and the page of each city'],
  ],
} satisfies Partial<Record<Finding['group'], Row[]>>;

/** The forms whose texts name one of these in braces: a claim stands nowhere else. */
function filesNaming(names: string[], content: Content): string {
  const isNaming = new RegExp(`\\{(${names.join('|')})\\}`);
  const files = [...content].filter(([file, text]) => !file.startsWith('hi/') && isNaming.test(text));
  const forms = [...new Set(files.map(([file]) => formNameOf(file)))];
  return forms.join(', ') || `nowhere: no text names it in braces, such as {${names[0]}}`;
}

/** Entries that are a fact each, and where visitors see them. */
const entryFacts: Record<string, { schema: z.ZodObject; pages: string }> = {
  people: { schema: person, pages: 'About, Industries' },
  clients: { schema: client, pages: 'Home, Clients' },
};

/**
 * Every fact about the agency that visitors can see. Those of `agency.yaml` are missing while it is not as the build wants
 * it, and so is any other entry.
 */
export function factsIn(content: Content, confirmed: Confirmed): Fact[] {
  return [...factsOfAgency(content), ...factsOfEntries(content)].flatMap(({ hindi, ...fact }): Fact[] => {
    const { key, file, path, english } = fact;
    const values = readValues(content.get(file) ?? '').filter((value) =>
      path.every((name, index) => value.path[index] === name),
    );
    if (values.length === 0) return [];
    const problem = values.map((one) => placeholderReason(file, one.path, one.value)).find(Boolean);
    const now = digest([english, hindi]);
    return [
      {
        ...fact,
        line: values[0]?.line ?? 1,
        ...(english !== hindi && { hindi }),
        digest: now,
        isRead: confirmed.facts[key] === now,
        ...(problem && { problem: `it has ${problem}` }),
      },
    ];
  });
}

/** What a fact says and where, before it is compared with what was read. */
type Said = Pick<Fact, 'key' | 'group' | 'file' | 'path' | 'label' | 'english' | 'pages'> & { hindi: string };

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
  const factOf = (group: Finding['group'], [name, pages, shown]: Row): Said => {
    const path = name.split('.');
    const say = (of: Agency) => textOf(shown?.(of) ?? valueAt(of, path), schemaAt(json, path, of), content);
    return {
      key: `${agencyFile}#${name}`,
      group,
      file: agencyFile,
      path,
      label: labelsTo(path, json),
      english: say(found.english),
      hindi: say(found.hindi),
      pages: typeof pages === 'string' ? pages : pages(found.english, content),
    };
  };
  return Object.entries(rows).flatMap(([group, ofGroup]: [string, Row[]]) =>
    ofGroup.map((row) => factOf(group as keyof typeof rows, row)),
  );
}

const factsOfEntries = (content: Content): Said[] =>
  [...content.keys()].flatMap((file): Said[] => {
    const { schema, pages = '' } = entryFacts[dirname(file)] ?? {};
    const found = schema && inBothLanguages(file, schema, content);
    if (!found || 'sample' in found.english) return [];
    const say = (of: unknown) => textOf(of, jsonSchemaOf(schema), content);
    return [
      {
        key: file,
        group: 'peopleAndClients',
        file,
        path: [],
        label: `${formNameOf(file)}: ${nameIn(file, found.english)}`,
        english: say(found.english),
        hindi: say(found.hindi),
        pages,
      },
    ];
  });
