import type { z } from 'astro/zod';
import { type Document, isMap, isScalar, type LineCounter, type Node } from 'yaml';
import { isMapping } from '#schemas/isMapping.ts';
import { closestName, didYouMean } from './closestName.ts';
import { type JsonSchema, schemaAt } from './collections.ts';
import { describeSchema, describeValue, fieldsOf } from './describe.ts';
import { type Problem, wholeFilePath } from './problem.ts';

/** A collection's schema, as zod and as JSON Schema. */
export type SchemaForms = { schema: z.ZodType; json: JsonSchema };

/** The problems of a file's content: each wrong value, missing field and unknown field. */
export function schemaProblems(
  file: string,
  document: Document.Parsed,
  counter: LineCounter,
  { schema, json }: SchemaForms,
): Problem[] {
  const content: unknown = document.toJS();
  const problemAt = (path: PropertyKey[], allowed: string): Problem => {
    const value = valueAt(content, path);
    return {
      file,
      line: lineOf(path, document, counter),
      path: path.join('.') || wholeFilePath,
      found: path.length === 0 && value === null ? 'an empty file' : describeValue(value),
      allowed,
    };
  };
  return issuesOf(schema, content).flatMap((issue) => {
    const schemaHere = schemaAt(json, issue.path, content);
    if (issue.code !== 'unrecognized_keys')
      return [problemAt(issue.path, allowedText(issue, schemaHere, valueAt(content, issue.path)))];
    return issue.keys.map((key) =>
      problemAt([...issue.path, key], allowedFieldsText(key, schemaHere, valueAt(content, issue.path))),
    );
  });
}

type Issue = z.core.$ZodIssue;

function issuesOf(schema: z.ZodType, content: unknown): Issue[] {
  // An empty default, so that `issue.message` holds only a message of the schema's own. describeSchema writes
  // the others.
  const issues: Issue[] = schema.safeParse(content, { error: () => '' }).error?.issues ?? [];
  return issues.flatMap((issue) => {
    // If a value may be "all" or a list, report the wrong items of a list instead of the whole value.
    const itemIssues =
      issue.code === 'invalid_union' &&
      issue.errors.find((errors) => errors.every(({ path }) => path[0] !== undefined));
    if (itemIssues && itemIssues.length > 0)
      return itemIssues.map((item) => ({ ...item, path: [...issue.path, ...item.path] }));
    // zod stops at a misspelt `kind` field. Check the content again with the corrected kind to find the rest.
    const kind = closestName(String(valueAt(content, issue.path)), allowedKinds(issue));
    return kind
      ? [issue, ...issuesOf(schema, { ...Object(content), [String(issue.path[0])]: kind })]
      : [issue];
  });
}

const allowedKinds = (issue: Issue): string[] =>
  issue.code === 'invalid_union' && 'options' in issue ? (issue.options as unknown[]).map(String) : [];

function allowedText(issue: Issue, schema: JsonSchema, value: unknown): string {
  const options = issue.code === 'invalid_value' ? issue.values.map(String) : allowedKinds(issue);
  const meant = closestName(String(value ?? ''), options) ?? corrected(schema, value);
  const rule =
    issue.message ||
    (options.length > 0 && !schema.folder ? `one of ${options.join(', ')}` : describeSchema(schema));
  const listOfOptions = schema.folder && !meant ? `: ${options.join(', ')}` : '';
  return `${didYouMean(meant)}${value === undefined ? 'this field is needed: ' : ''}${rule}${listOfOptions}`;
}

/**
 * The value that was probably meant: a number with a decimal comma, a text that YAML reads as a number,
 * boolean or mapping, or a text with spaces at its ends. Undefined otherwise.
 */
function corrected({ type, folder }: JsonSchema, value: unknown): string | undefined {
  if (type === 'number' && /^\d+,\d+$/.test(String(value))) return String(value).replace(',', '.');
  if (type !== 'string' || folder) return undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return JSON.stringify(String(value));
  if (typeof value === 'string' && value !== value.trim()) return JSON.stringify(value.trim());
  const [[before, after] = [], ...more] = isMapping(value) ? Object.entries(value) : [];
  return typeof after === 'string' && more.length === 0 ? JSON.stringify(`${before}: ${after}`) : undefined;
}

function allowedFieldsText(name: string, schema: JsonSchema, mapping: unknown): string {
  const unusedFields = Object.keys(schema.properties ?? {}).filter((key) => !(key in Object(mapping)));
  const start = didYouMean(closestName(name, unusedFields)) || 'this field does not exist. ';
  return `${start}the fields are ${fieldsOf(schema)}`;
}

const valueAt = (content: unknown, path: PropertyKey[]) =>
  path.reduce(
    (value: unknown, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    content,
  );

/** The line of a field or an item. If it is missing, the line of its mapping or list. */
function lineOf(path: PropertyKey[], { contents }: Document.Parsed, counter: LineCounter): number {
  let node: Node | null | undefined = contents;
  let offset = contents?.range?.[0] ?? 0;
  for (const key of path) {
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined;
    node = (
      pair
        ? pair.value
        : (node as { get?: (key: unknown, keepScalar: true) => unknown } | null)?.get?.(key, true)
    ) as Node;
    offset = (pair?.key as Node | undefined)?.range?.[0] ?? node?.range?.[0] ?? offset;
  }
  return counter.linePos(offset).line;
}
