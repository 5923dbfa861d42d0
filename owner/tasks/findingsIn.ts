import type { Content } from '../check/content.ts';
import { helpAt, jsonSchemaAt, schemaAt } from '../check/jsonSchema.ts';
import { labelOfValue } from '../check/labels.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { perText } from '../yaml/perText.ts';
import { readValues } from '../yaml/readValues.ts';
import { type Finding, fieldName, shorten } from './finding.ts';
import { placeholderReason, sampleField } from './placeholders.ts';

/**
 * The placeholders in one content file, in the order of its lines.
 *
 * @param all all content, for the names of the entries to which the file refers
 */
export function findingsIn(file: string, text: string, all: Content): Finding[] {
  const found = placeholdersIn(text, file);
  // What the page calls a sample is one finding, so its texts are not listed too.
  const label = found.filter(({ value: { path } }) => path.length === 1 && path[0] === sampleField);
  const schema = jsonSchemaAt(file);
  const content = parseYaml(text).value;
  return (label.length > 0 ? label : found).map(({ value: { path, value }, reason }) => {
    const now = labelOfValue(value, schemaAt(schema, path, content), all) ?? shorten(value);
    // What to write in its place, as the help of its form says.
    const write = `Write your own. ${helpAt(schema, path, content)}`.trim();
    return {
      group: groupOf(file),
      file,
      what: fieldName(path),
      path,
      write: `${write} Now: ${now} (${reason}).`,
    };
  });
}

/** Looked for once in each text: there are tens of thousands of values. */
export const placeholdersIn = perText((text, file: string) =>
  readValues(text).flatMap((value) => {
    const reason = placeholderReason(file, value.path, value.value);
    return reason ? [{ value, reason }] : [];
  }),
);

export function groupOf(file: string): Finding['group'] {
  if (file.startsWith('hi/')) return 'hindi';
  if (file.startsWith('legal/')) return 'legal';
  return /^(people|clients|testimonials)\//.test(file) ? 'clients' : 'values';
}
