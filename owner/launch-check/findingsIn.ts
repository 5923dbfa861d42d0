import type { Confirmed } from '#schemas/confirmed.ts';
import { isConfirmed } from '#schemas/confirmed.ts';
import { digest } from '#schemas/digest.ts';
import { collectionOf } from '../check/collections.ts';
import type { Content } from '../check/content.ts';
import { helpAt, type JsonSchema, jsonSchemaOf, schemaAt } from '../check/jsonSchema.ts';
import { labelOfValue } from '../check/labels.ts';
import { valueAt } from '../check/schemaFaults.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { type Path, readValues, type Value } from '../yaml/readValues.ts';
import { confirmingLine, keyOf } from './confirmed.ts';
import { type Finding, fieldName, wholeFile } from './finding.ts';
import { placeholderReason, sampleField } from './placeholders.ts';
import { type Sample, statementsIn } from './sample.ts';

/**
 * Everything in one content file that is not ready for the launch, in the order of its lines.
 *
 * @param all all content, for the names of the entries to which the file refers
 */
export function findingsIn(
  file: string,
  text: string,
  sample: Sample,
  confirmed: Confirmed,
  all: Content = new Map(),
): Finding[] {
  const values = readValues(text);
  const content = parseYaml(text).value;
  const finding = ({ path, line }: Value, write: string): Finding => {
    const group = path[0] === 'claims' ? 'claims' : groupOf(file);
    return { group, file, line, what: fieldName(path), path, write };
  };

  /** A value in the words of its form. */
  const now = ({ path, value }: Value) =>
    labelOfValue(value, schemaAt(schemaOf(file), [...path], content), all) ?? shorten(value);

  const placeholders = new Map<string, Finding>();
  for (const value of values) {
    const reason = placeholderReason(file, value.path, value.value, sample.names);
    if (!reason) continue;
    const write = `${helpFor(file, value.path, content)} Now: ${now(value)} (${reason}).`;
    placeholders.set(value.path.join(), finding(value, write));
  }
  // A client that the page calls a sample is one finding, so its texts are not listed too.
  const label = placeholders.get(sampleField);
  if (label) return [label];

  const recorded = new Set(sample.values[file]?.split(' '));
  const samples = statementsIn(file, text).filter(
    ({ path, value }) =>
      (recorded.has(digest(value)) || sample.facts.some((fact) => String(value).includes(fact))) &&
      !placeholders.has(path.join()) &&
      !isCovered(file, path, content, confirmed),
  );
  const inSamples =
    file === 'agency.yaml'
      ? samples.map((value) => ({
          ...finding(value, `${helpFor(file, value.path, content)} Now: ${now(value)}.`),
          confirm: { list: 'texts' as const, lines: [confirmingLine(keyOf(file, value.path), value.value)] },
        }))
      : asWholeFile(file, content, samples);
  return [...placeholders.values(), ...inSamples].sort((a, b) => a.line - b.line);
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

/** True if the owner has confirmed a value, or a group that it is in, or the whole file, or every Hindi text. */
const isCovered = (file: string, path: Path, content: unknown, confirmed: Confirmed) =>
  (confirmed.readByHindiSpeaker && file.startsWith('hi/')) ||
  [...path.keys(), path.length].some((length) => {
    const group = path.slice(0, length);
    return isConfirmed(confirmed, keyOf(file, group), valueAt(content, group));
  });

/** What to write into a field: the help of its form. */
function helpFor(file: string, path: Path, content: unknown): string {
  return `Write your own. ${helpAt(schemaOf(file), path, content)}`.trim();
}

function schemaOf(file: string): JsonSchema {
  const [, collection] = collectionOf(file) ?? [];
  return collection ? jsonSchemaOf(collection.schema) : {};
}

function groupOf(file: string): Finding['group'] {
  if (file.startsWith('hi/')) return 'hindi';
  if (file.startsWith('legal/')) return 'legal';
  return /^(clients|testimonials)\//.test(file) ? 'clients' : 'values';
}

function shorten(value: unknown): string {
  const text = String(value);
  return JSON.stringify(text.length > 48 ? `${text.slice(0, 45).trimEnd()}...` : text);
}
