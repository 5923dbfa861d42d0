import { adviceFor } from './advice.ts';
import { isSampleMark } from './comments.ts';
import { type ContentFile, readContentFile, type Value } from './contentFile.ts';
import { type Finding, placeOf } from './finding.ts';
import { faultOf, groupOf } from './placeholders.ts';
import { sampleAt } from './sampleRecord.ts';
import { isInWholeSample, isWholeMark, wholeSample } from './wholeSample.ts';

/** Everything in one content file that is not ready for the launch, in the order of its lines. */
export function checkFile(name: string): Finding[] {
  const content = readContentFile(name);
  const { values, comments } = content;
  const marked = new Set(comments.filter(isSampleMark).map(({ line }) => standsOn(line, values)));
  return [
    ...values
      .filter((value) => marked.has(value) || !isInWholeSample(value, content))
      .map((value) => checkValue(content, value, marked.has(value))),
    ...values.filter(isWholeMark).map((value) => wholeSample(content, value)),
    ...toConfirm(content),
  ]
    .filter((finding) => finding !== undefined)
    .sort((a, b) => a.line - b.line);
}

function checkValue({ file, values }: ContentFile, found: Value, isMarked: boolean): Finding | undefined {
  const { path, value, line } = found;
  const here = { file, line, what: placeOf(path) };
  if (path[0] === 'readByHindiSpeaker' && value === false) {
    return {
      group: 'hindi',
      ...here,
      write:
        '"true", once somebody whose language is Hindi has read every text in content/hi/ and stands by it',
    };
  }
  if (path.at(-1) === 'confirmed' && value === false) {
    const claim = values.find((other) => placeOf(other.path) === placeOf([...path.slice(0, -1), 'text']));
    return {
      group: 'claims',
      ...here,
      write: `"true", once you can show that you have ${shorten(claim?.value)}; else change the claim first`,
    };
  }
  const write = `${adviceFor(file, path)}${isMarked ? ', and delete "# sample"' : ''}`;
  const fault = faultOf(file, path, value);
  if (fault) return { group: fault.group, ...here, write: `${write} (now ${fault.why}: ${shorten(value)})` };
  if (!isMarked) return undefined;
  const sample = sampleAt(file, path);
  return sample === undefined || sample === value
    ? { group: groupOf(file, path), ...here, write: `${write} (now ${shorten(value)})` }
    : { group: 'marks', ...here, write: `delete "# sample"; ${shorten(value)} is no longer the sample` };
}

const toConfirm = ({ file, comments }: ContentFile): Finding[] =>
  comments
    .filter(({ text }) => /\bfor the owner to confirm\b/i.test(text))
    .map(({ line }) => ({
      group: 'legal',
      file,
      line,
      what: 'for the owner to confirm',
      write: 'read what follows it; once all of it is true of your agency, delete this comment',
    }));

/** A mark stands behind its value, on the last line of a long one, or on the line before it. */
const standsOn = (line: number, values: Value[]) =>
  values.findLast((value) => value.line <= line && line <= value.lastLine) ??
  values.find((value) => value.line > line);

function shorten(value: unknown): string {
  const text = String(value);
  return JSON.stringify(text.length > 48 ? `${text.slice(0, 45).trimEnd()}...` : text);
}
