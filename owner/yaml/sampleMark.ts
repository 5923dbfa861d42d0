import type { Comment, Value, YamlFile } from './readYaml.ts';

/*
 * A sample mark has one of three forms (docs/launching.md):
 *   - a comment on the value's line that begins with "# sample"; words may follow, as in "# sample, ask Tara"
 *   - the comment "# sample" on the line before the value, without other words
 *   - `sample: true` in a mapping, which marks the whole mapping and makes the page show a sample note
 * An unconfirmed claim has `confirmed: false` instead.
 */

const isSampleMark = ({ text, isTrailing }: Comment) =>
  isTrailing ? /^sample(?![\w-])/i.test(text) : /^sample$/i.test(text);

/** The values that a comment marks as samples, each with its comments. */
export function sampleMarks({ comments, values }: YamlFile): Map<Value, Comment[]> {
  const marks = new Map<Value, Comment[]>();
  for (const comment of comments.filter(isSampleMark)) {
    const value = markedBy(comment, values);
    if (value) marks.set(value, [...(marks.get(value) ?? []), comment]);
  }
  return marks;
}

const markedBy = ({ line }: Comment, values: Value[]) =>
  values.findLast((value) => value.line <= line && line <= value.lastLine) ??
  values.find((value) => value.line > line);

/** True for a comment that asks the owner to confirm the text below it, as in the legal pages. */
export const asksOwner = ({ text }: Comment) => /\bfor the owner to confirm\b/i.test(text);

/** True for `sample: true`. */
export const marksWholeMapping = ({ path, value }: Value) => path.at(-1) === 'sample' && value === true;

/** True for the `confirmed: false` of a claim. */
export const isUnconfirmed = ({ path, value }: Value) => path.at(-1) === 'confirmed' && value === false;

/** Removes a mark from the file's tokens, with the words after it, and its line if it has its own line. */
export function removeMark({ tokens }: YamlFile, { index, isTrailing }: Comment): void {
  const [before, mark, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (mark) mark.source = '';
  if (before?.type === 'space') before.source = '';
  if (!isTrailing && after?.type === 'newline') after.source = '';
}
