import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { digest } from '#schemas/digest.ts';
import { isMapping } from '#schemas/isMapping.ts';
import { checkText } from '../check/checkText.ts';
import { collectionOf } from '../check/collections.ts';
import { type Content, contentFile } from '../check/content.ts';
import { mappingIn, nameIn } from '../check/entries.ts';
import { englishPath, formOf } from '../check/forms.ts';
import { itemSchema, type JsonSchema, jsonSchemaAt, schemaOfKind } from '../check/jsonSchema.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { beginContent, beginId, beginSchema } from './begin.ts';
import { type FormSchema, formSchema } from './formSchema.ts';
import { withCommentsAsHelp } from './helpFromComments.ts';
import { entryLists } from './overview.ts';
import { Refused } from './refused.ts';
import { canDelete } from './removal.ts';

/** `version` names the text that was opened; null if there is no file yet. The path of a new entry ends with its folder. */
export type FileForm = {
  path: string;
  version: string | null;
  content: unknown;
  schema: FormSchema;
};

/** A form: an English file and its Hindi twin, and the page beside it. `section` is its list in the sidebar. */
export type Form = {
  label: string;
  section: string;
  /** What an entry of its list is called. */
  singular?: string | undefined;
  page: string;
  canDelete?: boolean;
  /** What saving does, if it does more than that. */
  help?: string;
  english: FileForm;
  hindi?: FileForm;
};

const beginHelp =
  'Write what only you know. Save then puts it in the place of the sample, and takes out all else that the sample says of an agency: people, clients, testimonial, letter, claims, social pages, places, terms. Undo, on the first page, brings it back.';

/** The schema of a new entry with its Hindi texts, so that both languages are written in one form, unless lists belong to them. */
function withHindi(json: JsonSchema, twin: JsonSchema): JsonSchema {
  const texts = Object.entries(twin.properties ?? {}).filter(([, { type }]) => type === 'string');
  const { required = [] } = twin;
  if (required.length === 0 || required.some((name) => !texts.some(([text]) => text === name))) return json;
  const inHindi: JsonSchema = {
    ...twin,
    title: 'In Hindi',
    description: 'Without it Hindi pages show the English text.',
    properties: Object.fromEntries(
      texts.map(([name, field]) => [name, { ...field, title: `${field.title} in Hindi` }]),
    ),
  };
  return { ...json, properties: { ...json.properties, inHindi } };
}

/** Names a file's text, so that a save can tell whether the file has changed. */
export const versionOf = (text: string | undefined) => (text === undefined ? null : digest(text));

/** By its English path, or for a new entry by the list's `id`. @throws {Refused} when there is none, or it is no valid YAML */
export function formFor(id: string, content: Content): Form {
  const fileForm = (path: string, json: JsonSchema, values: unknown): FileForm => ({
    path,
    version: versionOf(content.get(path)),
    content: values,
    schema: formSchema(schemaOfKind(json, values), content, values),
  });
  if (id === beginId) {
    const english = fileForm(beginId, beginSchema, beginContent(content));
    return { label: 'Begin with my agency', section: 'agency', page: '/', help: beginHelp, english };
  }
  const list = entryLists.find((candidate) => candidate.id === id);
  if (list) {
    const { folder, kind, page, singular, example } = list;
    const json = schemaOfKind(jsonSchemaAt(`${folder}/new.yaml`), { kind });
    const values = example ? readFileSync(new URL(`examples/${example}.yaml`, import.meta.url), 'utf8') : '';
    const both = withHindi(json, jsonSchemaAt(`hi/${folder}/new.yaml`));
    const english = fileForm(`${folder}/`, both, { ...(kind && { kind }), ...mappingIn(values) });
    return { label: `New ${singular}`, section: id, page, english };
  }
  const form = formOf(id);
  const text = content.get(id);
  if (!form || text === undefined || englishPath(id) !== id) throw new Refused(`There is no form for ${id}.`);
  const values = valuesIn(id, text);
  // The help of words stands in their English file.
  const schemaOf = (path: string) =>
    id.startsWith('words/') ? withCommentsAsHelp(jsonSchemaAt(path), text) : jsonSchemaAt(path);
  const answer: Form = {
    label: 'group' in form ? form.label : nameIn(id, values),
    section: 'group' in form ? form.group : (listWith(id, values)?.id ?? ''),
    singular: listWith(id, values)?.singular,
    page: form.page.replace('{slug}', basename(id, '.yaml')),
    canDelete: canDelete(id),
    english: fileForm(id, schemaOf(id), values),
  };
  const twin = `hi/${id}`;
  if (!collectionOf(twin)) return answer;
  const json = schemaOfKind(schemaOf(twin), values);
  const hindi = content.get(twin);
  const start = hindi === undefined ? untranslated(values, json) : valuesIn(twin, hindi);
  return { ...answer, hindi: fileForm(twin, json, start) };
}

/** The list that has an entry. Undefined for a single file. */
export const listWith = (path: string, { kind }: Record<string, unknown>) =>
  entryLists.find((list) => list.name === collectionOf(path)?.[0] && list.kind === kind);

/** @throws {Refused} when the text is not valid YAML, with the line and what to write there */
export function valuesIn(path: string, text: string): Record<string, unknown> {
  const [, collection] = collectionOf(path) ?? [];
  const [problem] = collection && parseYaml(text).error ? checkText(path, text, collection, new Map()) : [];
  if (!problem) return mappingIn(text);
  throw new Refused(
    `This file has a mistake, so it has no form: ${contentFile(path)}, line ${problem.line}.\nNow: ${problem.found}\nAllowed: ${problem.allowed}\n\nCorrect the line in a text editor, or take back there what was changed last (Ctrl-Z), and save the file. Then open this page again.`,
  );
}

/** The same lists, with the same references, and no texts. So no item has to be matched by its position. */
function untranslated(value: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => untranslated(item, itemSchema(schema)));
  if (!isMapping(value))
    return typeof value === 'string' && !schema.folder && !schema.enum && !schema.const ? '' : value;
  const parts = Object.entries(value).flatMap(([key, part]) => {
    const field = schema.properties?.[key];
    return field ? [[key, untranslated(part, field)]] : [];
  });
  return Object.fromEntries(parts);
}
