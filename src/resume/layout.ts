import { fillIn } from '#writing/fillIn.ts';
import type { ResumeDocument } from './documentOf.ts';
import {
  type Block,
  comfortable,
  compact,
  type Density,
  type Page,
  pageSize,
  spacious,
  type TextRun,
} from './pageStyle.ts';
import { resumeBlocks, type UnplacedBlock } from './resumeBlocks.ts';
import { type Line, type Measure, type Typesetter, typesetterFor, type UnplacedRun } from './typesetting.ts';

/** As large as one page allows, or on as many as it needs. No text is cut or set over another (specification 16.5). */
export function layoutResume(document: ResumeDocument, measure: Measure): Page[] {
  const pagesIn = (density: Density) => paginate(document, typesetterFor(density, measure));
  const large = pagesIn(spacious);
  if (large.length === 1) return large;
  const usual = pagesIn(comfortable);
  if (usual.length === 1) return usual;
  const tight = pagesIn(compact);
  return tight.length === 1 ? tight : usual;
}

/** How far letters with accents and tails reach above and below the baseline, in parts of the font's size. */
const reach = { above: 0.9, below: 0.25 };

/** The font's size on a line, in points. */
const sizeOf = (runs: UnplacedRun[] = []) => runs[0]?.size ?? 0;

const accentThickness = 2;
/** From the baseline of a page's header to the top of the text below it. */
const belowHeader = 20;

/** Places the lines of a resume on as many pages as they need, at least one. */
function paginate(document: ResumeDocument, typesetter: Typesetter): Page[] {
  const { density, styles, left, width, paragraph } = typesetter;
  const { margin, rule } = density;
  const bottom = pageSize.height - margin.bottom;
  let page: Page = { header: [], rules: [], blocks: [] };
  const pages = [page];
  /** Where the last line or the accent line is, and the place of the first line's top while there is none. */
  let y = margin.top;

  const placed = (run: UnplacedRun): TextRun => ({ ...run, baseline: y });
  const isFresh = () => page.blocks.length === 0;
  /** True on a fresh page in any case: no other page has more room. */
  const fits = (lines: Line[]) => {
    const baseline = lines.reduce((above, { leading }) => above + leading, y);
    return isFresh() || baseline + reach.below * sizeOf(lines.at(-1)?.runs) <= bottom;
  };
  const beginPage = () => {
    y = margin.top + reach.above * styles.header.size;
    const [header] = paragraph(fillIn(document.laterPage, { page: `${pages.length + 1}` }), styles.header);
    page = { header: header?.runs.map(placed) ?? [], rules: [], blocks: [] };
    pages.push(page);
    y += belowHeader;
  };
  const place = ({ id, role, mark, runs, leading, endsHead }: QueuedLine) => {
    y += isFresh() ? reach.above * sizeOf(runs) : leading;
    let block = page.blocks.at(-1);
    if (block?.id !== id) {
      block = { id, role, runs: [] };
      page.blocks.push(block);
    }
    block.runs.push(...runs.map(placed));
    if (mark) block.mark = placed(mark);
    if (!endsHead) return;
    y += rule;
    page.rules.push({ x: left, y, width, thickness: accentThickness, colour: 'accent' });
  };

  for (const group of keptTogether(resumeBlocks(document, typesetter))) {
    if (!fits(group)) beginPage();
    for (const line of group) {
      // Only a group that is taller than a page is divided.
      if (!fits([line])) beginPage();
      place(line);
    }
  }
  return pages;
}

/** The most lines of a block that are never divided between two pages. */
const maxUndividedLines = 8;

/** A line with the block that it belongs to. `endsHead` is true for the last line of the head. */
type QueuedLine = Line & Pick<Block, 'id' | 'role'> & { endsHead: boolean };

/** The lines in groups of those that stay on one page. */
function keptTogether(blocks: UnplacedBlock[]): QueuedLine[][] {
  const groups: QueuedLine[][] = [];
  let keepsNext = false;
  blocks.forEach(({ role, lines, spaceBefore = 0, keepWithNext = false, endsHead = false }, id) => {
    lines.forEach((line, index) => {
      const isLast = index === lines.length - 1;
      const leading = line.leading + (index === 0 ? spaceBefore : 0);
      const queued = { ...line, leading, id, role, endsHead: endsHead && isLast };
      if (keepsNext) groups.at(-1)?.push(queued);
      else groups.push([queued]);
      // Of a longer block, two lines stay together at least: no widow, no orphan.
      const keepsInside = lines.length <= maxUndividedLines || index === 0 || index === lines.length - 2;
      keepsNext = isLast ? keepWithNext : keepsInside;
    });
  });
  return groups;
}
