import type { ResumeDocument, ResumeItem, ResumeSection } from './documentOf.ts';
import { fileText } from './fileCharacters.ts';
import type { BlockRole } from './pageStyle.ts';
import { fillLines, type Line, type Typesetter, type UnplacedRun } from './typesetting.ts';

/** A block whose lines have no place on a page yet. */
export type UnplacedBlock = {
  role: BlockRole;
  lines: Line[];
  /** More than the leading above its first line, in points. */
  spaceBefore?: number;
  keepWithNext?: boolean;
  /** True for the last block of the head, under which the accent line runs. */
  endsHead?: boolean;
};

/** From the mark to the text of its line, in points. The mark hangs outside: all text begins on one edge. */
const markWidth = 11;
const separator = ' · ';
/**
 * From a title to its dates, in parts of the font's size. From 1 on, `pdftotext` takes the dates for a second column and
 * reads them elsewhere; below a letter's width, readers of resumes take title and dates for one text.
 */
const distanceToDates = 0.7;

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
  const mark = run('- ', styles.mark, left - markWidth);
  return paragraph(text, styles.body).map((line, index) => (index === 0 ? { ...line, mark } : line));
}

/**
 * The title, the dates beside its end, and the place. The dates stand below the title if they have no room beside it, and
 * in the place of a place: readers of resumes take a bold line for the start of an entry only after one that is not bold.
 */
function entryLines(
  { title, place, dates }: Extract<ResumeItem, { kind: 'entry' }>,
  { styles, left, width, run, paragraph }: Typesetter,
): Line[] {
  const titleLines = paragraph(title, styles.title);
  const placeLines = paragraph(place, styles.body);
  const last = titleLines.at(-1);
  const [end] = last?.runs ?? [];
  const x = end ? end.x + end.width + distanceToDates * end.size : 0;
  const beside = run(fileText(dates), styles.dates, x);
  if (!last || !end || !beside.text || placeLines.length === 0 || x + beside.width > left + width)
    return joinParagraphs([titleLines, paragraph(dates, styles.dates), placeLines]);
  const lastLine = { ...last, runs: [withSpace(end), beside] };
  return joinParagraphs([[...titleLines.slice(0, -1), lastLine], placeLines]);
}

/** Paragraphs as one, with a space where one ends and another follows. */
const joinParagraphs = (paragraphs: Line[][]): Line[] =>
  paragraphs
    .filter((lines) => lines.length > 0)
    .reduce((before, lines) => [...withSpaceAtEnd(before), ...lines], []);

const withSpaceAtEnd = (lines: Line[]): Line[] =>
  changeLast(lines, (line) => ({ ...line, runs: changeLast(line.runs, withSpace) }));

const changeLast = <Item>(items: Item[], change: (item: Item) => Item): Item[] =>
  items.map((item, index) => (index < items.length - 1 ? item : change(item)));

const withSpace = (run: UnplacedRun): UnplacedRun => ({ ...run, text: `${run.text} ` });
