import type { z } from 'astro/zod';
import { isMapping } from '#schemas/isMapping.ts';
import type { Path } from '../yaml/readValues.ts';
import { closestName, didYouMean } from './closestName.ts';
import { describeSchema, fieldsOf } from './describe.ts';
import { type JsonSchema, schemaAt } from './jsonSchema.ts';
import type { Fault } from './problem.ts';
import { isNumber, readNumber } from './readNumber.ts';

/** What a schema refuses in a file's content: each wrong value, missing field and unknown field. */
export const schemaFaults = (content: unknown, schema: z.ZodType, json: JsonSchema): Fault[] =>
  issuesOf(schema, content).flatMap((issue): Fault[] => {
    const path = issue.path as Path;
    const schemaHere = schemaAt(json, path, content);
    const value = valueAt(content, path);
    if (issue.code !== 'unrecognized_keys') return [{ path, allowed: allowedText(issue, schemaHere, value) }];
    return issue.keys.map((key) => ({
      path: [...path, key],
      allowed: allowedFieldsText(key, schemaHere, value),
    }));
  });

type Issue = z.core.$ZodIssue;

/** With an empty default, so that `issue.message` holds only a message of the schema's own: describeSchema writes the others. */
const issuesOf = (schema: z.ZodType, content: unknown): Issue[] =>
  schema.safeParse(content, { error: () => '' }).error?.issues ?? [];

function allowedText(issue: Issue, schema: JsonSchema, value: unknown): string {
  const options = (
    'values' in issue ? issue.values : 'options' in issue ? (issue.options as unknown[]) : []
  ).map(String);
  const meant = closestName(String(value ?? ''), options) ?? corrected(schema, value);
  const rule =
    issue.message || (options.length > 0 ? `one of ${options.join(', ')}` : describeSchema(schema));
  return `${didYouMean(meant)}${value === undefined ? 'this field is needed: ' : ''}${rule}`;
}

/** A number in groups; in quotes a text that YAML reads as a number, as true or false, or as a group because of its colon. */
function corrected(schema: JsonSchema, value: unknown): string | undefined {
  if (isNumber(schema) && typeof value === 'string') return readNumber(value, schema)?.toString();
  if (schema.type !== 'string') return undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return JSON.stringify(String(value));
  const [[before, after] = [], ...more] = isMapping(value) ? Object.entries(value) : [];
  return typeof after === 'string' && more.length === 0 ? JSON.stringify(`${before}: ${after}`) : undefined;
}

function allowedFieldsText(name: string, schema: JsonSchema, mapping: unknown): string {
  const unusedFields = Object.keys(schema.properties ?? {}).filter((key) => !(key in Object(mapping)));
  const start = didYouMean(closestName(name, unusedFields)) || 'this field does not exist. ';
  return `${start}the fields are ${fieldsOf(schema)}`;
}

/** The value at a path of a file's content. Undefined if there is none. */
export const valueAt = (content: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], content);
