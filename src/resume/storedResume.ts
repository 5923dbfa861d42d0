import { record } from '#enquiry/answers.ts';
import { type EntryList, emptyEntries, emptyResume, type Resume } from './resume.ts';

/** The version of a stored resume. Raise it when the shape of `Resume` changes. */
const version = 1;

/** A resume as it is stored. Undefined for an empty one. */
export const storedResume = (resume: Resume): object | undefined =>
  JSON.stringify(resume) === JSON.stringify(emptyResume) ? undefined : { version, resume };

/** A resume that was stored, as JSON data. Undefined for anything else and for other versions: never a part of it. */
export function parseResume(stored: unknown): Resume | undefined {
  const { version: storedVersion, resume } = record(stored);
  if (storedVersion !== version) return undefined;
  const { roleLines, ...others } = record(resume);
  const lists = Object.keys(emptyEntries) as EntryList[];
  const isWhole =
    hasShape(
      others,
      Object.fromEntries(Object.entries(emptyResume).filter(([key]) => key !== 'roleLines')),
    ) &&
    lists.every((list) => areAll(others[list], (entry) => hasShape(entry, emptyEntries[list]))) &&
    areAll(
      roleLines,
      (line) =>
        hasShape(line, { template: '', blanks: [], ticked: false }) &&
        areAll(record(line)['blanks'], (blank) => typeof blank === 'string'),
    );
  return isWhole ? (resume as Resume) : undefined;
}

const areAll = (value: unknown, isRight: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isRight);

/** True for a value with the fields of an example and the types of their values. Entries of lists are not looked at. */
function hasShape(value: unknown, example: unknown): boolean {
  if (Array.isArray(example)) return Array.isArray(value);
  if (record(example) !== example) return typeof value === typeof example;
  const fields = record(value);
  return Object.entries(record(example)).every(([key, part]) => hasShape(fields[key], part));
}
