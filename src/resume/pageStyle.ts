/** A4, in points. */
export const pageSize = { width: 595.28, height: 841.89 };

/** The site's ink, soft ink and vermilion, each dark enough to be read when it is printed in black. */
export const colours = { ink: '#1b1a3a', soft: '#55526b', accent: '#b42a14' } as const;

type Colour = keyof typeof colours;

export const weights = ['regular', 'semibold'] as const;

export type Weight = (typeof weights)[number];

/** How a resume is set that needs two pages, or nearly all of one: sizes, leading and distances in points. */
export const comfortable = {
  margin: { side: 72, top: 58, bottom: 56 },
  name: { size: 32, leading: 35 },
  /** The work that is wanted, under the name. */
  work: { size: 15, leading: 22 },
  heading: { size: 12.5, leading: 19 },
  body: { size: 11, leading: 15.5 },
  /** From the last baseline of the head to the accent line. */
  rule: 14,
  /** More than the leading: above the contact line, a section, its first item, and each other line or entry. */
  gap: { contact: 5, section: 14, first: 2, line: 2.5, entry: 6 },
};

export type Density = typeof comfortable;

/** For a resume with little on it, so that it fills its page. */
export const spacious: Density = {
  margin: { side: 72, top: 80, bottom: 64 },
  name: { size: 40, leading: 44 },
  work: { size: 19, leading: 28 },
  heading: { size: 15, leading: 25 },
  body: { size: 13, leading: 20 },
  rule: 22,
  gap: { contact: 9, section: 26, first: 6, line: 5, entry: 12 },
};

/** Tried before a second page is begun. */
export const compact: Density = {
  margin: { side: 64, top: 44, bottom: 42 },
  name: { size: 28, leading: 30 },
  work: { size: 13.5, leading: 19 },
  heading: { size: 11.5, leading: 16 },
  body: { size: 10.25, leading: 13.5 },
  rule: 11,
  gap: { contact: 3, section: 8, first: 1, line: 1.25, entry: 3.5 },
};

/** Points from the page's left edge and top. A space at the end, for programs that read the text, is not part of `width`. */
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
  mark?: TextRun | undefined;
  /** In reading order. Their texts, joined, are the whole text. */
  runs: TextRun[];
};

/** A horizontal line, by its left end and its middle. */
type Rule = { x: number; y: number; width: number; thickness: number; colour: Colour };

export type Page = {
  /** Repeats the name on later pages, which nobody needs to hear again. */
  header: TextRun[];
  rules: Rule[];
  blocks: Block[];
};
