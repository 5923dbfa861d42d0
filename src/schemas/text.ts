import { z } from 'astro/zod';

/** A line of copy: not empty, no space at either end, no line break. */
export const line = z
  .string()
  .regex(/^\S(.*\S)?$/u, 'one line of text that is not empty and has no space at either end');

/** One or more paragraphs of copy, each a line. */
export const paragraphs = z.array(line).min(1);

/** Marks a mapping as sample data that the page labels as such; the owner deletes the line. */
export const sampleMark = z
  .literal(true)
  .optional()
  .describe('Marks this as sample data, and the page says so. Delete the line when the text is yours.');

/**
 * A line with `{marks}` in it, in whose places the site puts a value or a link; each of `marks` must be there.
 * `label|small` asks for one of the two.
 */
export const sentence = (...marks: string[]) =>
  marks.reduce(
    (text, mark) =>
      text.regex(new RegExp(`\\{(${mark})\\}`), `a line with {${mark.replace('|', '} or {')}} in it`),
    line,
  );
