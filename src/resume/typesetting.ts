import { fileText } from './fileCharacters.ts';
import { type Density, pageSize, type TextRun, type Weight } from './pageStyle.ts';

/** The characters that share a width, by that width in thousandths of the font's size: a third as long as a list of all. */
export type Advances = Record<string, string>;

export type ResumeFont = { url: string; advances: Advances };

export type ResumeFonts = Record<Weight, ResumeFont>;

/** The width of a text in points, at a size in points. */
export type Measure = (text: string, weight: Weight, size: number) => number;

/** Without kerning and ligatures, as the cut font is. A character that it lacks counts as one em, more than is needed. */
export function measureWith(fonts: Record<Weight, Pick<ResumeFont, 'advances'>>): Measure {
  const widths = {
    regular: byCharacter(fonts.regular.advances),
    semibold: byCharacter(fonts.semibold.advances),
  };
  return (text, weight, size) => {
    let sum = 0;
    for (const character of text) sum += widths[weight].get(character) ?? 1000;
    return (sum * size) / 1000;
  };
}

const byCharacter = (advances: Advances) =>
  new Map(
    Object.entries(advances).flatMap(([width, characters]) =>
      Array.from(characters, (character) => [character, Number(width)] as const),
    ),
  );

type Style = Pick<TextRun, 'size' | 'weight' | 'colour'> & { leading: number };

/** A run whose line has no place on a page yet. */
export type UnplacedRun = Omit<TextRun, 'baseline'>;

export type Line = {
  mark?: UnplacedRun | undefined;
  /** In reading order, from left to right. */
  runs: UnplacedRun[];
  /** From the baseline of the line before, in points. */
  leading: number;
};

export type Typesetter = ReturnType<typeof typesetterFor>;

export function typesetterFor(density: Density, measure: Measure) {
  const left = density.margin.side;
  const width = pageSize.width - 2 * left;
  const { name, work, heading, body } = density;
  const styles = {
    name: { ...name, weight: 'semibold', colour: 'ink' },
    work: { ...work, weight: 'regular', colour: 'ink' },
    heading: { ...heading, weight: 'semibold', colour: 'accent' },
    body: { ...body, weight: 'regular', colour: 'ink' },
    title: { ...body, weight: 'semibold', colour: 'ink' },
    dates: { ...body, weight: 'regular', colour: 'soft' },
    mark: { ...body, weight: 'semibold', colour: 'accent' },
    /** One line at the top of each page after the first, which needs no leading. */
    header: { size: 10, leading: 0, weight: 'regular', colour: 'soft' },
  } satisfies Record<string, Style>;

  const widthOf = (text: string, { weight, size }: Style) => measure(text, weight, size);
  const run = (text: string, style: Style, x = left): UnplacedRun => {
    const { size, weight, colour } = style;
    return { text, x, width: widthOf(text.trimEnd(), style), size, weight, colour };
  };
  const paragraph = (text: string, style: Style): Line[] => {
    const fits = (line: string) => widthOf(line.trimEnd(), style) <= width;
    return breakLines(fileText(text), fits).map((line) => ({
      runs: [run(line, style)],
      leading: style.leading,
    }));
  };
  return { density, styles, left, width, widthOf, run, paragraph };
}

/**
 * Breaks a text into lines that fit: at spaces, and inside a word only when the word alone is too wide, there after
 * hyphens and slashes, or else between two letters. A hyphen is no reason to break by itself, and a word that ends with
 * one stays with the next word: programs that read files take a hyphen at the end of a line for one that the line's end
 * has added, and drop it.
 *
 * @param fits true for a line that is narrow enough, without a space at its end
 * @returns the lines. Joined, they are the text: a line that was broken at a space ends with it
 */
export function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const words = text.match(/(?:[^ ]*- )?[^ ]+ ?/g) ?? [];
  const pieces = words.flatMap((word) => (fits(word) ? word : partsOf(word, fits)));
  return fillLines(pieces, '', fits);
}

/** Each part ends after a hyphen or slash between letters; one that is too wide is cut between letters. */
const partsOf = (word: string, fits: (part: string) => boolean): string[] =>
  (word.match(/.+?[\p{L}\p{N}][-/](?=[\p{L}\p{N}])|.+$/gu) ?? []).flatMap((part) =>
    fits(part) ? part : (part.match(/. ?/gu) ?? []),
  );

/** As many pieces on a line as fit, with a separator between them. A piece that is too wide is a line by itself. */
export function fillLines(pieces: string[], separator: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    const longer = last + separator + piece;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}
