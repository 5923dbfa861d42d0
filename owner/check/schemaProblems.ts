import type { z } from 'astro/zod';
import { type Document, isMap, isScalar, type LineCounter, type Node } from 'yaml';
import { isMapping } from '#schemas/isMapping.ts';
import { closestName, didYouMean } from './closestName.ts';
import { type JsonSchema, schemaAt } from './collections.ts';
import { describeSchema, describeValue, fieldsOf } from './describe.ts';
import { type Problem, wholeFilePath } from './problem.ts';

/** A collection's schema, as zod and as JSON Schema. */
export type Schemas = { schema: z.ZodType; json: JsonSchema };

/** All values of a file that its schema does not allow. */
export function schemaProblems(
  file: string,
  document: Document.Parsed,
  counter: LineCounter,
  { schema, json }: Schemas,
): Problem[] {
  const content: unknown = document.toJS();
  const problem = (path: PropertyKey[], allowed: string): Problem => {
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
      return [problem(issue.path, allowedAt(issue, schemaHere, valueAt(content, issue.path)))];
    return issue.keys.map((key) =>
      problem([...issue.path, key], allowedFields(key, schemaHere, valueAt(content, issue.path))),
    );
  });
}

type Issue = z.core.$ZodIssue;

function issuesOf(schema: z.ZodType, content: unknown): Issue[] {
  // Without zod's default messages: describeSchema writes a message if the schema has none of its own.
  const issues: Issue[] = schema.safeParse(content, { error: () => '' }).error?.issues ?? [];
  return issues.flatMap((issue) => {
    // If a value may be "all" or a list, report the wrong items of a list instead of the whole value.
    const itemFaults =
      issue.code === 'invalid_union' &&
      issue.errors.find((faults) => faults.every(({ path }) => path[0] !== undefined));
    if (itemFaults && itemFaults.length > 0)
      return itemFaults.map((fault) => ({ ...fault, path: [...issue.path, ...fault.path] }));
    // A misspelt kind hides every other issue of the file, so check it again with the corrected kind.
    const kind = closestName(String(valueAt(content, issue.path)), kindsIn(issue));
    return kind
      ? [issue, ...issuesOf(schema, { ...Object(content), [String(issue.path[0])]: kind })]
      : [issue];
  });
}

const kindsIn = (issue: Issue): string[] =>
  issue.code === 'invalid_union' && 'options' in issue ? (issue.options as unknown[]).map(String) : [];

function allowedAt(issue: Issue, schema: JsonSchema, value: unknown): string {
  const names = issue.code === 'invalid_value' ? issue.values.map(String) : kindsIn(issue);
  const meant = closestName(String(value ?? ''), names) ?? corrected(schema, value);
  const rule =
    issue.message ||
    (names.length > 0 && !schema.folder ? `one of ${names.join(', ')}` : describeSchema(schema));
  const all = schema.folder && !meant ? `: ${names.join(', ')}` : '';
  return `${didYouMean(meant)}${value === undefined ? 'this field is needed: ' : ''}${rule}${all}`;
}

/** The value that was probably meant, for a number with a comma and for a text that needs quotes in YAML. */
function corrected({ type, folder }: JsonSchema, value: unknown): string | undefined {
  if (type === 'number' && /^\d+,\d+$/.test(String(value))) return String(value).replace(',', '.');
  if (type !== 'string' || folder) return undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return JSON.stringify(String(value));
  if (typeof value === 'string' && value !== value.trim()) return JSON.stringify(value.trim());
  const [[before, after] = [], ...more] = isMapping(value) ? Object.entries(value) : [];
  return typeof after === 'string' && more.length === 0 ? JSON.stringify(`${before}: ${after}`) : undefined;
}

function allowedFields(name: string, schema: JsonSchema, present: unknown): string {
  const missing = Object.keys(schema.properties ?? {}).filter((key) => !(key in Object(present)));
  const start = didYouMean(closestName(name, missing)) || 'this field does not exist. ';
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
  let start = contents?.range?.[0] ?? 0;
  for (const key of path) {
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined;
    node = (
      pair
        ? pair.value
        : (node as { get?: (key: unknown, keepScalar: true) => unknown } | null)?.get?.(key, true)
    ) as Node;
    start = (pair?.key as Node | undefined)?.range?.[0] ?? node?.range?.[0] ?? start;
  }
  return counter.linePos(start).line;
}
