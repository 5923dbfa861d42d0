import { relative } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { readYaml, type Value } from '../yaml/readYaml.ts';
import { asksOwner, isUnconfirmed, marksWholeMapping, sampleMarks } from '../yaml/sampleMark.ts';
import { adviceFor, adviceForSampleMapping } from './advice.ts';
import { commentFinding, type Finding, fieldName } from './finding.ts';
import { placeholderReason } from './placeholders.ts';

/** Everything in one content file that is not ready for the launch, in the order of its lines. */
export function findingsIn(file: string, text: string): Finding[] {
  const yaml = readYaml(text);
  const marks = sampleMarks(yaml);
  const isSampleFile = yaml.values.some((value) => value.path.length === 1 && marksWholeMapping(value));
  const group = groupOf(file);

  const findingsAt = (value: Value): Omit<Finding, 'file' | 'line'>[] => {
    const what = fieldName(value.path);
    if (marksWholeMapping(value)) return [{ group, what, write: adviceForSampleMapping(file) }];
    if (isUnconfirmed(value)) return [{ what, ...confirmation(value, yaml.values) }];
    const isMarked = marks.has(value);
    const reason = placeholderReason(file, value.path, value.value);
    // A file with `sample: true` is one finding, so its placeholders are not listed too.
    if (!isMarked && (isSampleFile || !reason)) return [];
    const deleteMark = isMarked ? ' Then delete "# sample".' : '';
    const now = `Now: ${shorten(value.value)}${reason ? ` (${reason})` : ''}`;
    return [{ group, what, write: `Write ${adviceFor(file, value.path)}.${deleteMark} ${now}` }];
  };

  const inValues = yaml.values.flatMap((value) =>
    findingsAt(value).map((finding) => ({ ...finding, file, line: value.line })),
  );
  const inComments = yaml.comments.filter(asksOwner).map(
    ({ line }): Finding => ({
      group,
      file,
      line,
      what: commentFinding,
      write:
        'Check that the text below is true for your agency, or change it. Then delete this comment, or switch on "I have read this form" at the end of the form.',
    }),
  );
  return [...inValues, ...inComments].sort((a, b) => a.line - b.line);
}

/** What to do about `confirmed: false`: in a claim of the agency, or for the Hindi texts. */
function confirmation({ path }: Value, values: Value[]): Pick<Finding, 'group' | 'write'> {
  if (path[0] === 'readByHindiSpeaker') {
    const folder = `${contentFolder}/hi/`;
    return {
      group: 'hindi',
      write: `Switch this on, or write true, when somebody whose first language is Hindi has read and accepted all of ${folder}.`,
    };
  }
  const textField = fieldName([...path.slice(0, -1), 'text']);
  const claim = values.find((value) => fieldName(value.path) === textField)?.value;
  return {
    group: 'claims',
    write: `Switch this on, or write true, when you can prove this claim: ${shorten(claim)}. If you can't prove it, change it.`,
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
