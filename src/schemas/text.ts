import { z } from 'astro/zod';
import { type Count, listOf } from './group.ts';

/** A line of copy: not empty, no space at either end, no line break, and no tags, because visitors would read them. */
export const line = z
  .string()
  .regex(
    /^(?!.*<[a-zA-Z/])\S(.*\S)?$/u,
    'one line of text that is not empty, without a space at the beginning or the end, and without tags: visitors would read <b> as it is written',
  );

/** The desk and VS Code show both. The help says what the text is, where it is shown, and an example. */
export const textField = (title: string, description: string) => line.meta({ title, description });

/** A list of lines of copy. `item` is what one line is called, such as "Requirement". */
export const lines = (item: string, count?: Count) => listOf(line.meta({ title: item }), count);

/** One or more paragraphs of copy, one line each. */
export const paragraphs = lines('Paragraph', [1]);

/** The page says that this is a sample. */
export const sampleLabel = z.literal(true).optional().meta({
  shared: true,
  title: 'This is a sample (the page says so)',
  description: 'While this is on, the page says "Sample". Switch it off when the text is your own.',
});
