import type { Document, LineCounter } from 'yaml';
import type { collectionSchemas } from '#schemas/collections.ts';
import { closest, didYouMean } from './closest.ts';
import { type EntryProblem, wholeFilePath } from './entryProblem.ts';
import { allowedInWords, fieldsOf, foundInWords } from './inWords.ts';
import { type JsonSchema, schemaAt } from './jsonSchema.ts';
import { lineAt } from './locate.ts';
import { repaired } from './repaired.ts';

type Schema = (typeof collectionSchemas)[keyof typeof collectionSchemas]['schema'];
type Issue = Extract<ReturnType<Schema['safeParse']>, { success: false }>['error']['issues'][number];

/** Where a file says something else than its schema asks for, all of it at once. */
export function schemaProblems(
  file: string,
  document: Document.Parsed,
  counter: LineCounter,
  { schema, json }: { schema: Schema; json: JsonSchema },
): EntryProblem[] {
  const whole: unknown = document.toJS();
  return issuesOf(schema, whole).flatMap((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : undefined;
    const paths = unknown ? unknown.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => {
      const value = valueAt(whole, path);
      const around = schemaAt(json, path.slice(0, -1), whole) ?? {};
      return {
        file,
        line: lineAt(path, document.contents, counter),
        path: path.join('.') || wholeFilePath,
        found: path.length === 0 && value === null ? 'an empty file' : foundInWords(value),
        allowed: unknown
          ? allowedFields(String(path.at(-1)), around, valueAt(whole, issue.path))
          : allowed(issue, schemaAt(json, path, whole) ?? {}, value),
      };
    });
  });
}

/** A misspelt kind hides every other issue of its file, so the file is read again as the kind that was meant. */
function issuesOf(schema: Schema, value: unknown): Issue[] {
  // Where the schema has no sentence of its own the message is left empty, and the sentence made from its JSON Schema.
  const { error } = schema.safeParse(value, { error: () => '' });
  return (error?.issues ?? []).flatMap((issue) => {
    const intended = intendedBranch(issue);
    if (intended)
      return intended.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as Issue);
    const meant = closest(String(valueAt(value, issue.path)), kindsOf(issue));
    return meant
      ? [issue, ...issuesOf(schema, { ...(value as object), [String(issue.path[0])]: meant })]
      : [issue];
  });
}

/** Of "all, or a list", a list with one wrong item is meant as a list: the branch that is wrong only within. */
const intendedBranch = (issue: Issue) =>
  issue.code === 'invalid_union' && !issue.message
    ? issue.errors.find((branch) => branch.length > 0 && branch.every(({ path }) => path.length > 0))
    : undefined;

const kindsOf = (issue: Issue) =>
  issue.code === 'invalid_union' && 'options' in issue ? (issue.options as unknown[]).map(String) : [];

function allowed(issue: Issue, schema: JsonSchema, value: unknown): string {
  const choices = issue.code === 'invalid_value' ? issue.values.map(String) : kindsOf(issue);
  const meant = closest(String(value ?? ''), choices) ?? repaired(schema, value);
  const all = schema.folder && !meant ? `: ${choices.join(', ')}` : '';
  const rule =
    issue.message ||
    (choices.length > 0 && !schema.folder ? `one of ${choices.join(', ')}` : allowedInWords(schema));
  return `${didYouMean(meant)}${value === undefined ? 'this field is needed: ' : ''}${rule}${all}`;
}

function allowedFields(name: string, around: JsonSchema, present: unknown): string {
  const missing = Object.keys(around.properties ?? {}).filter((key) => !(key in Object(present)));
  const meant = closest(name, missing);
  return `${didYouMean(meant) || 'no such field here. '}the fields are ${fieldsOf(around)}`;
}

const valueAt = (whole: unknown, path: PropertyKey[]) =>
  path.reduce(
    (value: unknown, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    whole,
  );
