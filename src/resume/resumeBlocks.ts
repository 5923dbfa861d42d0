import type { Measure } from './advances.ts';
import type { Density } from './density.ts';
import type { ResumeDocument, ResumeItem, ResumeSection } from './documentOf.ts';
import { fileText } from './fileCharacters.ts';
import {
  type Line,
  type SetBlock,
  type Style,
  type Typesetter,
  typesetter,
  wholeLines,
} from './typesetter.ts';

/** From the mark to the text of its line, in points. The mark hangs outside: all text begins on one edge. */
const markWidth = 11;
/** Between two items of the contact line. */
const separator = ' · ';
/** Dates up to this share of the column stand beside their entry, at this distance in points at least. */
const beside = { share: 0.4, distance: 16 };

/** The blocks of a resume in reading order, with their lines as wide as the page allows. */
export function resumeBlocks(document: ResumeDocument, density: Density, measure: Measure): SetBlock[] {
  const set = typesetter(density, measure);
  const blocks = [
    ...headBlocks(document, density, set),
    ...document.sections.flatMap((section) => sectionBlocks(section, density, set)),
  ];
  return blocks.filter(({ lines }) => lines.length > 0);
}

function headBlocks(
  document: ResumeDocument,
  { name, work, body, gap }: Density,
  set: Typesetter,
): SetBlock[] {
  const nameStyle: Style = { ...name, weight: 'semibold', colour: 'ink' };
  const workStyle: Style = { ...work, weight: 'regular', colour: 'ink' };
  const contactStyle: Style = { ...body, weight: 'regular', colour: 'ink' };
  const blocks: SetBlock[] = [
    { role: 'name', lines: set.paragraph(document.name, nameStyle), keepsNext: true },
    { role: 'paragraph', lines: set.paragraph(document.work ?? '', workStyle), keepsNext: true },
    {
      role: 'paragraph',
      lines: moved(contactLines(document.contact, contactStyle, set), gap.contact),
      keepsNext: false,
    },
  ];
  const filled = blocks.filter(({ lines }) => lines.length > 0);
  return filled.map((block, index) => ({ ...block, endsHead: index === filled.length - 1 }));
}

/** As many items on a line as fit, each whole if it can be. */
function contactLines(contact: string[], style: Style, set: Typesetter): Line[] {
  const lines: string[] = [];
  for (const item of contact.map(fileText)) {
    const last = lines.at(-1);
    const longer = last + separator + item;
    if (last !== undefined && set.widthOf(longer, style) <= set.width) lines[lines.length - 1] = longer;
    else lines.push(item);
  }
  return together(lines.map((line) => set.paragraph(line, style)));
}

function sectionBlocks({ heading, items }: ResumeSection, density: Density, set: Typesetter): SetBlock[] {
  const headingStyle: Style = { ...density.heading, weight: 'semibold', colour: 'accent' };
  const lines = set.paragraph(heading, headingStyle);
  return [
    { role: 'heading', lines: moved(lines, density.gap.section), keepsNext: true },
    ...items.map((item, index): SetBlock => {
      const above = density.gap[index === 0 ? 'first' : item.kind];
      return {
        role: item.kind,
        lines: moved(itemLines(item, density, set), above),
        // The last item never goes to the next page alone.
        keepsNext: index === items.length - 2,
      };
    }),
  ];
}

/** The lines with more space above the first. */
const moved = (lines: Line[], space: number): Line[] =>
  lines.map((line, index) => (index === 0 ? { ...line, lead: line.lead + space } : line));

function itemLines(item: ResumeItem, { body }: Density, set: Typesetter): Line[] {
  const text: Style = { ...body, weight: 'regular', colour: 'ink' };
  if (item.kind === 'entry') return entryLines(item, text, set);
  const mark = set.run('•', { ...text, weight: 'semibold', colour: 'accent' }, set.left - markWidth);
  return set.paragraph(item.text, text).map((line, index) => (index === 0 ? { ...line, mark } : line));
}

/**
 * The title, with the dates at the right edge of its first line, then the place. The dates are read out last. They stand
 * below when they are long, or when the entry is so long that it may be divided between pages.
 */
function entryLines(
  { title, place, dates }: Extract<ResumeItem, { kind: 'entry' }>,
  text: Style,
  set: Typesetter,
): Line[] {
  const titleStyle: Style = { ...text, weight: 'semibold' };
  const aside = set.runAtRight(fileText(dates), text);
  const most = set.width - aside.width - beside.distance;
  if (aside.text && aside.width <= set.width * beside.share) {
    const lines = together([set.paragraph(title, titleStyle, most), set.paragraph(place, text, most)]);
    const [first, ...others] = withSpace(lines);
    if (first && lines.length <= wholeLines) return [{ ...first, aside }, ...others];
  }
  return together([set.paragraph(title, titleStyle), set.paragraph(place, text), set.paragraph(dates, text)]);
}

/** Paragraphs as one, with a space where each of them ends. */
const together = (paragraphs: Line[][]): Line[] =>
  paragraphs
    .filter((lines) => lines.length > 0)
    .flatMap((lines, index, { length }) => (index === length - 1 ? lines : withSpace(lines)));

const withSpace = (lines: Line[]): Line[] =>
  lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    return { ...line, runs: line.runs.map((run) => (isLast ? { ...run, text: `${run.text} ` } : run)) };
  });
