import type { ContentFile, Value } from './contentFile.ts';
import { type Finding, placeOf } from './finding.ts';
import { groupOf } from './placeholders.ts';
import { mayStay, sampleAt } from './sampleRecord.ts';

/** True for `sample: true`, which stands for its whole mapping and makes the page say "Sample". */
export const isWholeMark = ({ path, value }: Value) => path.at(-1) === 'sample' && value === true;

/** A client that is a sample as a whole is one finding. The founder's part has marks of its own inside. */
export const isInWholeSample = (value: Value, { file, values }: ContentFile) =>
  !file.endsWith('/agency.yaml') && values.some((mark) => isWholeMark(mark) && isBeside(mark, value));

/** What to do about a `sample: true`. */
export function wholeSample({ file, values }: ContentFile, mark: Value): Finding {
  const around = mark.path.slice(0, -1);
  const isStillSample = values.some(
    (value) =>
      value !== mark &&
      isBeside(mark, value) &&
      value.value === sampleAt(file, value.path) &&
      (value.path.includes('paragraphs') || !mayStay(file, value.path)),
  );
  const isReplaced = sampleAt(file, mark.path) !== undefined && !isStillSample;
  return {
    group: isReplaced ? 'marks' : groupOf(file, mark.path),
    file,
    line: mark.line,
    what: around.length > 0 ? placeOf(around) : 'sample',
    write: isReplaced ? 'delete this line; nothing here is the sample any more' : adviceFor(file, around[0]),
  };
}

/** True for what stands in the mapping of a mark. */
const isBeside = ({ path }: Value, value: Value) =>
  path.slice(0, -1).every((key, depth) => value.path[depth] === key);

function adviceFor(file: string, part: string | number | undefined): string {
  if (/\/clients\//.test(file)) {
    return 'a real client who has agreed to be named, then delete this line';
  }
  if (/\/testimonials\//.test(file)) {
    return "a client's own words, with their leave, then delete this line";
  }
  if (/\/legal\//.test(file)) {
    return 'what is true of your agency, best with a lawyer beside you, then delete this line';
  }
  if (part === 'founder') {
    return "the founder's own words, or these if the founder agrees to them, then delete this line";
  }
  return 'your own, then delete this line';
}
