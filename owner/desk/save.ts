import { isConfirmed } from '#schemas/confirmed.ts';
import { digest } from '#schemas/digest.ts';
import { isMapping } from '#schemas/isMapping.ts';
import { slugified } from '#schemas/slug.ts';
import { type Changes, type Content, readContent, withChanges } from '../check/content.ts';
import { mappingIn, nameIn } from '../check/entries.ts';
import { englishPath, formOf } from '../check/forms.ts';
import { jsonSchemaAt, schemaOfKind } from '../check/jsonSchema.ts';
import { referencesIn } from '../check/references.ts';
import { adoptHindi, adoptUnnoted, confirm, confirmedFile, readConfirmed } from '../tasks/confirmed.ts';
import { agencyFile } from '../tasks/facts.ts';
import { withHindiRead } from '../tasks/hindiFindings.ts';
import { placeInEditor } from '../tasks/printTasks.ts';
import { writeYaml } from '../yaml/writeYaml.ts';
import { withMovedOffice, withNewPhones, withoutCopies } from './agencyForm.ts';
import { type FileForm, valuesIn, versionOf } from './form.ts';
import { formContent } from './formContent.ts';
import { isShown } from './formSchema.ts';
import { type FieldProblem, makeChanges } from './makeChanges.ts';
import { Refused } from './refused.ts';

/** What the page sends: the form's values, and the version of the file with which the form was opened. */
export type SaveRequest = Pick<FileForm, 'path' | 'version' | 'content'> & {
  /** Pictures that were chosen in the form, in base64, by their path in `public/`: `clients/oak.webp`. */
  pictures?: Record<string, string>;
};

/**
 * What a refused save tells the page beside its message. `version` is that of a file that has changed since its form was
 * opened, and null if it was deleted: whoever saves over it sends it back.
 */
export type SaveRefusal = { version?: string | null; fields?: FieldProblem[] };

/**
 * Saves a form: reads the content once, puts the new values into the file's text, asks the build's check about the
 * whole content with this change, and writes.
 *
 * @returns the path of the file
 * @throws {Refused} with a {@link SaveRefusal}
 */
export function save({ path: formPath, version, content: values, pictures = {} }: SaveRequest): string {
  const content = readContent();
  const path = formPath.endsWith('/') ? pathOfNew(formPath, values, content) : formPath;
  // Other files can not be reached.
  if (!formOf(path)) throw new Refused(`There is no form for ${path}.`);
  const json = schemaOfKind(jsonSchemaAt(path), values);
  const text = content.get(path);
  const now = text === undefined ? {} : valuesIn(path, text);
  // The form does not show the digests in confirmed.yaml.
  const hidden = Object.entries(now).filter(([name]) => !isShown(json.properties?.[name] ?? {}));
  const typed = { ...Object.fromEntries(hidden), ...Object(formContent(values, json)) };
  const [agency, hindi = []] = path === agencyFile ? withMovedOffice(withoutCopies(typed), content) : [];
  const { inHindi, ...form }: Record<string, unknown> = agency ?? typed;
  if (versionOf(text) !== version) {
    const what = text === undefined ? 'was deleted' : 'has changed';
    throw new Refused(
      `This file ${what} since you opened it, perhaps in another tab. What you typed is kept: Save writes it all the same, Discard shows what is there now.`,
      { version: versionOf(text) },
    );
  }
  const changes: Changes = new Map([
    [path, writeYaml(text ?? '', form)],
    ...(agency ? withNewPhones(agency, content) : []),
    ...hindi,
  ]);
  if (inHindi) changes.set(`hi/${path}`, writeYaml('', inHindi));
  changes.set(
    confirmedFile,
    path === confirmedFile
      ? withHindiRead(String(changes.get(path)), content)
      : confirmedText(path, form, content),
  );
  const shown = new Set(referencesIn(form, json).map(({ target }) => target));
  for (const [name, data] of Object.entries(pictures))
    if (shown.has(`public/${name}`)) changes.set(`public/${name}`, Buffer.from(data, 'base64'));
  makeChanges(content, changes, `Saved ${placeInEditor({ file: path }, withChanges(content, changes))}`);
  return path;
}

/** A new entry never replaces another one. Its address is made of its name. */
function pathOfNew(folder: string, values: unknown, content: Content): string {
  const name = isMapping(values) ? nameIn('', values) : '';
  const path = `${folder}${slugified(name)}.yaml`;
  if (slugified(name) === '')
    throw new Refused('The address is made of the name. Write the name with English letters.');
  if (content.has(path))
    throw new Refused(`There is an entry with the address of "${name}" already: ${path}.`);
  return path;
}

/** confirmed.yaml after this save: with the English from which the Hindi text was written. A page that was read stays read. */
function confirmedText(path: string, form: unknown, content: Content): string {
  const before = content.get(confirmedFile) ?? '';
  const isRead = isConfirmed(readConfirmed(before), path, mappingIn(content.get(path)));
  const after = isRead ? confirm(before, { [path]: digest(form) }) : before;
  const english = englishPath(path);
  const text = content.get(english);
  if (text === undefined) return after;
  if (english !== path) return adoptHindi(after, english, valuesIn(english, text));
  return content.has(`hi/${path}`) ? adoptUnnoted(after, [path], content) : after;
}
