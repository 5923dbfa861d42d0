import { type Confirmed, isConfirmed } from '#schemas/confirmed.ts';
import type { Content } from '../check/content.ts';
import { helpAt, jsonSchemaAt, schemaAt } from '../check/jsonSchema.ts';
import { labelOfValue } from '../check/labels.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { perText } from '../yaml/perText.ts';
import { readValues, type Value } from '../yaml/readValues.ts';
import { isReadAsWhole } from './aboutAgency.ts';
import { type Finding, fieldName, shorten } from './finding.ts';
import { placeholderReason, sampleField } from './placeholders.ts';

/**
 * Everything in one content file that is not ready for the launch: its placeholders, in the order of its lines, and the
 * file as a whole while its owner has not read it in this wording.
 *
 * @param all all content, for the names of the entries to which the file refers
 */
export function findingsIn(file: string, text: string, confirmed: Confirmed, all: Content): Finding[] {
  const { value: content, error } = parseYaml(text);
  if (error) return [];
  const placeholders = placeholdersIn(file, text).map(({ value, reason }) =>
    toWrite(file, value, content, all, reason),
  );
  // A client that the page calls a sample is one finding, so its texts are not listed too.
  const label = placeholders.find(({ path }) => path?.join() === sampleField);
  // That of a legal text goes when somebody has reviewed it, that of a client or a person does not go away by reading.
  if (label) return [{ ...label, ...(file.startsWith('legal/') && { confirmation: { key: file } }) }];
  if (!isReadAsWhole(file) || isConfirmed(confirmed, file, content)) return placeholders;
  const write = 'Read all of it, and change what is not right for your agency.';
  return [
    { group: groupOf(file), file, line: 1, what: 'texts', write, confirmation: { key: file } },
    ...placeholders,
  ];
}

type Placeholder = { value: Value; reason: string };

const byFile = perText((_text) => new Map<string, Placeholder[]>());

/** Looked for once in each text: there are tens of thousands of values. */
function placeholdersIn(file: string, text: string): Placeholder[] {
  const found =
    byFile(text).get(file) ??
    readValues(text).flatMap((value): Placeholder[] => {
      const reason = placeholderReason(file, value.path, value.value);
      return reason ? [{ value, reason }] : [];
    });
  byFile(text).set(file, found);
  return found;
}

/** A finding on one value: what to write in its place, as the help of its form says. */
function toWrite(
  file: string,
  { path, value, line }: Value,
  content: unknown,
  all: Content,
  reason: string,
): Finding {
  const schema = jsonSchemaAt(file);
  const now = labelOfValue(value, schemaAt(schema, path, content), all) ?? shorten(value);
  const write = `Write your own. ${helpAt(schema, path, content)}`.trim();
  return {
    group: groupOf(file),
    file,
    line,
    what: fieldName(path),
    path,
    write: `${write} Now: ${now} (${reason}).`,
  };
}

function groupOf(file: string): Finding['group'] {
  if (file.startsWith('hi/')) return 'hindi';
  if (file.startsWith('legal/')) return 'legal';
  return /^(people|clients|testimonials)\//.test(file) ? 'clients' : 'values';
}
