import type { Measure, Weight } from './advances.ts';
import { breakLines } from './breakLines.ts';
import type { Density, Size } from './density.ts';
import { fileText } from './fileCharacters.ts';
import { type BlockRole, type Colour, pageSize, type TextRun } from './page.ts';

/** A run whose line has no place on a page yet. */
export type LineRun = Omit<TextRun, 'baseline'>;

export type Line = {
  mark?: LineRun | undefined;
  runs: LineRun[];
  /** At the right edge, read out when all lines of the block are. */
  aside?: LineRun | undefined;
  /** From the baseline of the line before, in points. */
  lead: number;
};

/** The most lines of a block that are never divided between two pages. */
export const wholeLines = 8;

/** A block whose lines have no place on a page yet. */
export type SetBlock = {
  role: BlockRole;
  lines: Line[];
  /** True if the next block begins on the same page. */
  keepsNext: boolean;
  /** True for the last block of the head, under which the accent line runs. */
  endsHead?: boolean;
};

export type Style = Size & { weight: Weight; colour: Colour };

export type Typesetter = ReturnType<typeof typesetter>;

/** Sets single runs and paragraphs in the column of a page. */
export function typesetter({ margin }: Density, measure: Measure) {
  const left = margin.side;
  const width = pageSize.width - 2 * left;
  const widthOf = (text: string, { weight, size }: Style) => measure(text, weight, size);
  const run = (text: string, style: Style, x = left): LineRun => {
    const { size, weight, colour } = style;
    return { text, x, width: widthOf(text.trimEnd(), style), size, weight, colour };
  };
  const runAtRight = (text: string, style: Style): LineRun => {
    const placed = run(text, style);
    return { ...placed, x: left + width - placed.width };
  };
  /** The lines of a text, at most `most` points wide. An empty text has none. */
  const paragraph = (text: string, style: Style, most = width): Line[] =>
    fileText(text) === ''
      ? []
      : breakLines(fileText(text), most, (part) => widthOf(part, style)).map((part) => ({
          runs: [run(part, style)],
          lead: style.lead,
        }));
  return { left, width, widthOf, run, runAtRight, paragraph };
}
