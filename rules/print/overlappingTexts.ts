import { getDocumentProxy } from 'unpdf';

/** A piece of printed text with the box that its letters fill, in points from the sheet's lower left corner. */
type PrintedText = { text: string; left: number; right: number; bottom: number; top: number };

/** What letters reach below and above the line, in parts of their size: less than a line's height, so that tight lines pass. */
const [descent, ascent] = [0.1, 0.55];

/** Points. The boxes of neighbours on one line may touch. */
const tolerance = 2;

/** The pairs of texts that lie on each other on the sheets of a PDF: "sheet 2: one on other". */
export async function overlappingTexts(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(pdf);
  const sheets = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [boxOf(item)] : []));
    return overlapsIn(texts).map(([one, other]) => `sheet ${index + 1}: "${one.text}" on "${other.text}"`);
  });
  return (await Promise.all(sheets)).flat();
}

function boxOf(item: { str: string; transform: number[]; width: number }): PrintedText {
  const [, , , size = 0, left = 0, baseline = 0] = item.transform;
  return {
    text: item.str,
    left,
    right: left + item.width,
    bottom: baseline - descent * size,
    top: baseline + ascent * size,
  };
}

const overlapsIn = (texts: PrintedText[]) =>
  texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter(
        (other) =>
          // A label with an outline is written twice.
          !(one.text === other.text && one.left === other.left && one.top === other.top) &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
          Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > 0,
      )
      .map((other) => [one, other] as const),
  );
