import { readFileSync } from 'node:fs';
import { digest } from '#schemas/digest.ts';
import { collectionOf } from '../check/collections.ts';
import { jsonSchemaOf, schemaAt } from '../check/jsonSchema.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { readValues, type Value } from '../yaml/readValues.ts';

export type Sample = {
  /** The digests of what each file says of the agency, with a space between them. */
  values: Record<string, string>;
  /** Names and numbers of the sample that no other agency has. */
  names: string[];
  /** What other agencies may have in common with the sample: its city, and the figures of its claims. */
  facts: string[];
};

export const recordFile = new URL('sample.json', import.meta.url);

/** The record of the sample that this project came with; `npm run sample` writes it. */
export const recordedSample = (): Sample => JSON.parse(readFileSync(recordFile, 'utf8'));

const aboutAgency =
  /^(hi\/)?(agency\.yaml$|(pages|legal|services|home-services|industries|people|clients|testimonials)\/)/;
const landingPage = /^(cities|jobs|departments|companies|guides)\//;

export const isAboutAgency = (file: string) => aboutAgency.test(file);

export const isLandingPage = (file: string) => landingPage.test(file);

/** Addresses, and paragraphs that are a placeholder only, say nothing of the agency. */
const noText = /^(\/\S*|(https|tel|mailto):\S*|\{\w+\})$/;

/** The values of a file that say something of the agency: in `agency.yaml` all, in other files the texts. */
export function statementsIn(file: string, text: string): Value[] {
  if (!isAboutAgency(file)) return [];
  const [, collection] = collectionOf(file) ?? [];
  const content = parseYaml(text).value;
  return readValues(text).filter(({ path, value }) => {
    if (value === null || typeof value === 'boolean') return false;
    if (file === 'agency.yaml' || !collection) return true;
    if (noText.test(String(value))) return false;
    const json = jsonSchemaOf(collection.schema);
    return path.every((_, index) => {
      const schema = schemaAt(json, path.slice(0, index + 1), content);
      return !schema.shared && !schema.enum && schema.const === undefined;
    });
  });
}

/** The fields whose values name the sample's agency, its people and its clients. */
const namingFields = ['name', 'number', 'street', 'clientNames', 'logo'];

export function recordOf(content: ReadonlyMap<string, string>): Sample {
  const sample: Sample = { values: {}, names: [], facts: factsOf(content) };
  const names = new Set<string>();
  for (const [file, text] of content) {
    const statements = statementsIn(file, text);
    if (statements.length > 0)
      sample.values[file] = [...new Set(statements.map(({ value }) => digest(value)))].join(' ');
    if (!/(^|\/)(agency\.yaml$|(clients|testimonials)\/)/.test(file)) continue;
    for (const { path, value } of readValues(text))
      if (namingFields.includes(String(path.findLast((key) => typeof key === 'string'))))
        names.add(String(value));
  }
  return { ...sample, names: [...names].sort() };
}

type Agency = { address?: { city?: string }; claims?: { years?: number; placement?: number } };

/** The city and the figures of an agency, as its texts may name them in words instead of by a placeholder. */
export function factsOf(content: ReadonlyMap<string, string>): string[] {
  const [agency, hindi] = ['agency.yaml', 'hi/agency.yaml'].map(
    (file) => (parseYaml(content.get(file) ?? '').value ?? {}) as Agency,
  );
  const { years, placement } = agency?.claims ?? {};
  return [
    agency?.address?.city,
    hindi?.address?.city,
    ...(years ? [`${years} years`, `${years}+ years`, `${years} साल`] : []),
    ...(placement ? [`${placement}%`, `${placement} per cent`] : []),
  ].filter((fact) => fact !== undefined);
}
