import { relative } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { readYaml, type Value } from '../yaml/readYaml.ts';
import { isUnconfirmed, isWholeSample, sampleMarks } from '../yaml/sampleMark.ts';
import { adviceFor, adviceForWhole } from './advice.ts';
import { type Finding, fieldName } from './finding.ts';
import { placeholderReason } from './placeholders.ts';

/** Everything in the text of one content file that is not ready for the launch, in the order of its lines. */
export function findingsIn(file: string, text: string): Finding[] {
  const yaml = readYaml(text);
  const marks = sampleMarks(yaml);
  const isSampleFile = yaml.values.some((value) => value.path.length === 1 && isWholeSample(value));
  const group = groupOf(file);

  const judge = (value: Value): Omit<Finding, 'file' | 'line'>[] => {
    const what = fieldName(value.path);
    if (isWholeSample(value)) return [{ group, what, write: adviceForWhole(file) }];
    if (isUnconfirmed(value)) return [{ what, ...confirmation(value, yaml.values) }];
    const isMarked = marks.has(value);
    const reason = placeholderReason(file, value.path, value.value);
    // A client that is a sample as a whole is one finding.
    if (!isMarked && (isSampleFile || !reason)) return [];
    const mark = isMarked ? '; then delete "# sample"' : '';
    const now = `(now ${shorten(value.value)}${reason ? `, ${reason}` : ''})`;
    return [{ group, what, write: `${adviceFor(file, value.path)}${mark} ${now}` }];
  };

  const inValues = yaml.values.flatMap((value) =>
    judge(value).map((found) => ({ ...found, file, line: value.line })),
  );
  const inComments = yaml.comments
    .filter((comment) => /\bfor the owner to confirm\b/i.test(comment.text))
    .map(
      ({ line }): Finding => ({
        group,
        file,
        line,
        what: 'for the owner to confirm',
        write: 'what is true of your agency in the texts that follow; then delete this comment',
      }),
    );
  return [...inValues, ...inComments].sort((one, other) => one.line - other.line);
}

/** What to do about a `confirmed: false`: a claim of the agency's, or the Hindi texts that wait for their reader. */
function confirmation({ path }: Value, values: Value[]): Pick<Finding, 'group' | 'write'> {
  if (path[0] === 'readByHindiSpeaker') {
    return {
      group: 'hindi',
      write: '"true", once somebody whose language is Hindi has read every text in hi/ and stands by it',
    };
  }
  const textField = fieldName([...path.slice(0, -1), 'text']);
  const claim = values.find((value) => fieldName(value.path) === textField)?.value;
  return {
    group: 'claims',
    write: `"true", once you can show that it is so: ${shorten(claim)}; else change the claim`,
  };
}

function groupOf(file: string): Finding['group'] {
  const contentPath = relative(contentFolder, file);
  if (contentPath.startsWith('hi/')) return 'hindi';
  if (contentPath.startsWith('legal/')) return 'legal';
  return /^(clients|testimonials)\/|^pages\/clients\.yaml/.test(contentPath) ? 'clients' : 'values';
}

function shorten(value: unknown): string {
  const text = String(value);
  return JSON.stringify(text.length > 48 ? `${text.slice(0, 45).trimEnd()}...` : text);
}
