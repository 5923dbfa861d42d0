import type { Weight } from './advances.ts';

/** A4, in points. */
export const pageSize = { width: 595.28, height: 841.89 };

/**
 * The site's ink, soft ink and vermilion. Paper is white in every colour scheme, and each of them is dark enough to be
 * read when it is printed in black.
 */
export const colours = { ink: '#1b1a3a', soft: '#55526b', accent: '#b42a14' } as const;

export type Colour = keyof typeof colours;

/**
 * A piece of text on one line. Distances in points from the page's left edge and top. A space at the end of `text` is
 * not part of `width`: it is there for programs that read the text, so that two lines are not one word to them.
 */
export type TextRun = {
  text: string;
  x: number;
  baseline: number;
  width: number;
  size: number;
  weight: Weight;
  colour: Colour;
};

/** What a block is to somebody who hears the file read out. */
export type BlockRole = 'name' | 'paragraph' | 'heading' | 'entry' | 'line';

/** One name, heading, entry or line. A long one goes on with the same id on the next page. */
export type Block = {
  id: number;
  role: BlockRole;
  /** The mark before a line. */
  mark?: TextRun | undefined;
  /** In reading order. Their texts, joined, are the whole text. */
  runs: TextRun[];
  /** The dates of an entry, read out after `runs`. */
  aside?: TextRun | undefined;
};

/** A horizontal line, by its left end and its middle. */
type Rule = { x: number; y: number; width: number; thickness: number; colour: Colour };

export type Page = {
  /** Repeats the name on later pages, which nobody needs to hear again. */
  header: TextRun[];
  rules: Rule[];
  blocks: Block[];
};
