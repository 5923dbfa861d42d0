import type { Confirmed } from '#schemas/confirmed.ts';
import { isConfirmed } from '#schemas/confirmed.ts';
import { digest } from '#schemas/digest.ts';
import { collectionOf } from '../check/collections.ts';
import type { Content } from '../check/content.ts';
import { helpAt, type JsonSchema, jsonSchemaOf, schemaAt } from '../check/jsonSchema.ts';
import { labelOfValue } from '../check/labels.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { readValues, type Value } from '../yaml/readValues.ts';
import { confirmingLine } from './confirmed.ts';
import { type Finding, fieldName, shorten, wholeFile } from './finding.ts';
import { isLikeExample, placeholderReason, sampleField } from './placeholders.ts';
import { type Sample, statementsIn } from './sample.ts';

/** In the order of its lines. What could be right in `agency.yaml` is a fact to read back (`facts.ts`). */
export function findingsIn(
  file: string,
  text: string,
  sample: Sample,
  confirmed: Confirmed,
  all: Content = new Map(),
): Finding[] {
  const { value: content, error } = parseYaml(text);
  if (error) return [];
  const placeholders = readValues(text).flatMap((value): Finding[] => {
    const reason = placeholderReason(file, value.path, value.value, sample.names);
    return reason ? [toWrite(file, value, content, all, reason)] : [];
  });
  // A client that the page calls a sample is one finding, so its texts are not listed too.
  const label = placeholders.find(({ path }) => path?.join() === sampleField);
  if (label) return [label];
  if (/^(hi\/)?agency\.yaml$/.test(file)) return placeholders;
  const listed = new Set(placeholders.map(({ path }) => path?.join()));
  const samples = statementsIn(file, text).filter(
    (value) => isToConfirm(file, value, sample) && !listed.has(value.path.join()),
  );
  const isRead =
    (confirmed.readByHindiSpeaker && file.startsWith('hi/')) || isConfirmed(confirmed, file, content);
  const unread = isRead ? [] : asWholeFile(file, content, samples);
  return [...placeholders, ...unread].sort((a, b) => a.line - b.line);
}

/** What the sample has in this file, what names its city or its figures, and what looks like an example. */
export const isToConfirm = (file: string, { path, value }: Value, { values, facts }: Sample): boolean =>
  (values[file]?.split(' ').includes(digest(value)) ?? false) ||
  facts.some((fact) => String(value).includes(fact)) ||
  isLikeExample(file, path, value);

/** A finding on one value: what to write in its place, as the help of its form says. */
export function toWrite(
  file: string,
  { path, value, line }: Value,
  content: unknown,
  all: Content,
  reason?: string,
): Finding {
  const [, collection] = collectionOf(file) ?? [];
  const schema: JsonSchema = collection ? jsonSchemaOf(collection.schema) : {};
  const now = labelOfValue(value, schemaAt(schema, [...path], content), all) ?? shorten(value);
  const own = reason ? 'Write your own.' : 'Write your own, or tick it in the editor if it is right for you.';
  const write = `${own} ${helpAt(schema, path, content)}`.trim();
  return {
    group: groupOf(file),
    file,
    line,
    what: fieldName(path),
    path,
    write: `${write} Now: ${now}${reason ? ` (${reason})` : ''}.`,
  };
}

/** The samples of a file that is read as a whole, as one finding. */
function asWholeFile(file: string, content: unknown, samples: Value[]): Finding[] {
  const [first] = samples;
  if (!first) return [];
  const count = samples.length === 1 ? '1 text' : `${samples.length} texts`;
  return [
    {
      group: groupOf(file),
      file,
      line: first.line,
      what: wholeFile,
      write: `Read all of it: ${count}, the first ${shorten(first.value)}.`,
      confirm: { list: 'texts', lines: [confirmingLine(file, content)] },
    },
  ];
}

function groupOf(file: string): Finding['group'] {
  if (file.startsWith('hi/')) return 'hindi';
  if (file.startsWith('legal/')) return 'legal';
  return /^(people|clients|testimonials)\//.test(file) ? 'clients' : 'values';
}
