import { type Block, type BlockRole, colours, type Page, type TextRun } from '#resume/pageStyle.ts';

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** The structure type of a block (ISO 32000-1, 14.8.4). A line is the body of a list's item. */
const tags: Record<BlockRole, string> = {
  name: 'H1',
  paragraph: 'P',
  heading: 'H2',
  entry: 'P',
  line: 'LBody',
};

/** Draws pages into a PDF, with the structure that screen readers read out. */
export function drawTaggedPages(pdf: Pdf, pages: Page[]): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const elementOf = structure(pdf, root);
  for (const { header, rules, blocks } of pages) {
    pdf.addPage();
    pdf.markContent('Artifact', { type: 'Pagination' });
    drawRuns(pdf, header);
    pdf.markContent('Artifact', { type: 'Layout' });
    for (const { x, y, width, thickness, colour } of rules)
      pdf.rect(x, y - thickness / 2, width, thickness).fill(colours[colour]);
    pdf.endMarkedContent();
    for (const block of blocks) elementOf(block).add(() => drawRuns(pdf, block.runs));
  }
  root.end();
}

/** Adds the element of each new block to the tree. A block that goes on from the page before has one already. */
function structure(pdf: Pdf, root: Element): (block: Block) => Element {
  const elements = new Map<number, Element>();
  let list: Element | undefined;
  return ({ id, role, mark }) => {
    const begun = elements.get(id);
    if (begun) return begun;
    const element = pdf.struct(tags[role]);
    elements.set(id, element);
    if (role !== 'line') {
      list = undefined;
      root.add(element);
      return element;
    }
    if (!list) {
      list = pdf.struct('L');
      root.add(list);
    }
    const item = pdf.struct('LI');
    list.add(item);
    // An element takes in what is drawn while it is added to the tree.
    if (mark) item.add(pdf.struct('Lbl', {}, () => drawRuns(pdf, [mark])));
    item.add(element);
    return element;
  };
}

function drawRuns(pdf: Pdf, runs: TextRun[]): void {
  for (const { text, x, baseline, size, weight, colour } of runs)
    pdf
      .font(weight, size)
      .fillColor(colours[colour])
      .text(text, x, baseline, { baseline: 'alphabetic', features: [], lineBreak: false });
}
