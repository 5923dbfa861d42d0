import type { ResumeDocument, ResumeItem, ResumeSection } from './documentOf.ts';
import { fileText } from './fileCharacters.ts';
import type { BlockRole } from './pageStyle.ts';
import { fillLines, type Line, type Typesetter } from './typesetting.ts';

/** A block whose lines have no place on a page yet. */
export type UnplacedBlock = {
  role: BlockRole;
  lines: Line[];
  /** More than the leading above its first line, in points. */
  spaceBefore?: number;
  /** True if the next block begins on the same page. */
  keepWithNext?: boolean;
  /** True for the last block of the head, under which the accent line runs. */
  endsHead?: boolean;
};

/** The most lines of a block that are never divided between two pages. */
export const maxUndividedLines = 8;

/** From the mark to the text of its line, in points. The mark hangs outside: all text begins on one edge. */
const markWidth = 11;
/** Between two items of the contact line. */
const separator = ' · ';
/** Dates up to this share of the column stand beside their entry, at this distance in points at least. */
const beside = { share: 0.4, distance: 16 };

/** The blocks of a resume in reading order, with their lines as wide as the page allows. */
export function resumeBlocks(document: ResumeDocument, typesetter: Typesetter): UnplacedBlock[] {
  const head = headBlocks(document, typesetter).filter(hasLines);
  const sections = document.sections.flatMap((section) => sectionBlocks(section, typesetter));
  return [
    ...head.map((block, index) => ({ ...block, endsHead: index === head.length - 1 })),
    ...sections.filter(hasLines),
  ];
}

const hasLines = ({ lines }: UnplacedBlock) => lines.length > 0;

function headBlocks({ name, work = '', contact }: ResumeDocument, typesetter: Typesetter): UnplacedBlock[] {
  const { density, styles, width, widthOf, paragraph } = typesetter;
  const fits = (line: string) => widthOf(line, styles.body) <= width;
  // Each item stays whole if it can.
  const contactLines = fillLines(contact.map(fileText), separator, fits);
  return [
    { role: 'name', lines: paragraph(name, styles.name), keepWithNext: true },
    { role: 'paragraph', lines: paragraph(work, styles.work), keepWithNext: true },
    {
      role: 'paragraph',
      lines: joinParagraphs(contactLines.map((line) => paragraph(line, styles.body))),
      spaceBefore: density.gap.contact,
    },
  ];
}

function sectionBlocks({ heading, items }: ResumeSection, typesetter: Typesetter): UnplacedBlock[] {
  const { density, styles, paragraph } = typesetter;
  const { gap } = density;
  return [
    {
      role: 'heading',
      lines: paragraph(heading, styles.heading),
      spaceBefore: gap.section,
      keepWithNext: true,
    },
    ...items.map((item, index) => ({
      role: item.kind,
      lines: item.kind === 'line' ? markedLines(item.text, typesetter) : entryLines(item, typesetter),
      spaceBefore: gap[index === 0 ? 'first' : item.kind],
      // The last item never goes to the next page alone.
      keepWithNext: index === items.length - 2,
    })),
  ];
}

function markedLines(text: string, { left, styles, run, paragraph }: Typesetter): Line[] {
  const mark = run('•', styles.mark, left - markWidth);
  return paragraph(text, styles.body).map((line, index) => (index === 0 ? { ...line, mark } : line));
}

/**
 * The title, with the dates at the right edge of its first line, then the place. The dates are read out last. They stand
 * below when they are long, or when the entry is so long that it may be divided between pages.
 */
function entryLines(
  { title, place, dates }: Extract<ResumeItem, { kind: 'entry' }>,
  { styles, width, runAtRight, paragraph }: Typesetter,
): Line[] {
  const aside = runAtRight(fileText(dates), styles.body);
  if (aside.text && aside.width <= width * beside.share) {
    const maxWidth = width - aside.width - beside.distance;
    const paragraphs = [paragraph(title, styles.title, maxWidth), paragraph(place, styles.body, maxWidth)];
    const [first, ...others] = paragraphs.flatMap(withSpaceAtEnd);
    if (first && others.length < maxUndividedLines) return [{ ...first, aside }, ...others];
  }
  return joinParagraphs([
    paragraph(title, styles.title),
    paragraph(place, styles.body),
    paragraph(dates, styles.body),
  ]);
}

/** Paragraphs as one, with a space where one ends and another follows. */
const joinParagraphs = (paragraphs: Line[][]): Line[] =>
  paragraphs
    .filter((lines) => lines.length > 0)
    .reduce((before, lines) => [...withSpaceAtEnd(before), ...lines], []);

/** The lines of a paragraph, with a space at its end. */
const withSpaceAtEnd = (lines: Line[]): Line[] =>
  lines.map((line, index) => {
    const { run } = line;
    return index < lines.length - 1 ? line : { ...line, run: { ...run, text: `${run.text} ` } };
  });
