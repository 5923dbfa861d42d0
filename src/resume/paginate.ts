import type { Density } from './density.ts';
import { type Block, type Page, pageSize, type TextRun } from './page.ts';
import { type Line, type LineRun, type SetBlock, wholeLines } from './typesetter.ts';

/** How far letters with accents and tails reach above and below the baseline, in parts of the font's size. */
const reach = { above: 0.9, below: 0.25 };

const accentThickness = 2;
/** From the baseline of a page's header to the top of the text below it. */
const belowHeader = 20;

type QueuedLine = Line & { id: number; block: SetBlock; isLast: boolean };

/**
 * Places the lines of blocks on as many pages as they need, at least one.
 *
 * @param header the runs at the top of a page after the first, by the page's number
 */
export function paginate(blocks: SetBlock[], density: Density, header: (page: number) => LineRun[]): Page[] {
  const { margin, rule } = density;
  const bottom = pageSize.height - margin.bottom;
  let page: Page = { header: [], rules: [], blocks: [] };
  const pages = [page];
  /** Where the last line or the accent line is, and the place of the first line's top while there is none. */
  let y = margin.top;

  const isFresh = () => page.blocks.length === 0;
  const baselineOf = ({ runs, lead }: Line) => (isFresh() ? y + reach.above * sizeOf(runs) : y + lead);
  const fits = (lines: Line[]) => {
    const [first, ...others] = lines;
    if (!first) return true;
    const last = others.reduce((baseline, { lead }) => baseline + lead, baselineOf(first));
    return last + reach.below * sizeOf(lines.at(-1)?.runs ?? []) <= bottom;
  };
  const beginPage = () => {
    const runs = header(pages.length + 1);
    y = margin.top + reach.above * sizeOf(runs);
    page = { header: runs.map(placed), rules: [], blocks: [] };
    pages.push(page);
    y += belowHeader;
  };
  const placed = (run: LineRun): TextRun => ({ ...run, baseline: y });
  const place = (line: QueuedLine) => {
    y = baselineOf(line);
    const block = blockOf(page, line);
    block.runs.push(...line.runs.map(placed));
    if (line.mark) block.mark = placed(line.mark);
    if (line.aside) block.aside = placed(line.aside);
    if (!line.isLast || !line.block.endsHead) return;
    y += rule;
    const width = pageSize.width - 2 * margin.side;
    page.rules.push({ x: margin.side, y, width, thickness: accentThickness, colour: 'accent' });
  };

  for (const group of keptTogether(blocks)) {
    if (!isFresh() && !fits(group)) beginPage();
    for (const line of group) {
      // Only a group that is taller than a page is divided.
      if (!isFresh() && !fits([line])) beginPage();
      place(line);
    }
  }
  return pages;
}

const sizeOf = (runs: LineRun[]) => Math.max(0, ...runs.map(({ size }) => size));

/** The block of a line on this page, which the first of its lines there begins. */
function blockOf(page: Page, { id, block }: QueuedLine): Block {
  const last = page.blocks.at(-1);
  if (last?.id === id) return last;
  const begun: Block = { id, role: block.role, runs: [] };
  page.blocks.push(begun);
  return begun;
}

/** The lines in groups of those that stay on one page. */
function keptTogether(blocks: SetBlock[]): QueuedLine[][] {
  const groups: QueuedLine[][] = [[]];
  blocks.forEach((block, id) => {
    const { lines, keepsNext } = block;
    lines.forEach((line, index) => {
      const isLast = index === lines.length - 1;
      groups.at(-1)?.push({ ...line, id, block, isLast });
      // Of a longer block, two lines stay together at least.
      const keeps = isLast
        ? keepsNext
        : lines.length <= wholeLines || index === 0 || index === lines.length - 2;
      if (!keeps) groups.push([]);
    });
  });
  return groups.filter((group) => group.length > 0);
}
