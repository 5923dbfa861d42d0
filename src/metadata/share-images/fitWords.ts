/** A box for words, in pixels. `lineHeight` and `wordGap` are shares of the font size. */
export type Box = {
  width: number;
  height: number;
  largest: number;
  smallest: number;
  lineHeight: number;
  wordGap: number;
};

type Word = { width: number };

/**
 * The largest font size at which the words fit into the box, with line breaks where a browser would break. A
 * text that fits at no size gets the smallest size.
 */
export function fitWords(words: Word[], box: Box): number {
  for (let size = box.largest; size > box.smallest; size -= 2) {
    const room = box.width / size;
    const height = breakLines(words, room, box.wordGap).length * box.lineHeight * size;
    if (widest(words) <= room && height <= box.height) return size;
  }
  return box.smallest;
}

/** The words in lines, each as full as `room` allows. All lengths are for a font size of 1 px. */
export function breakLines<Any extends Word>(words: Any[], room: number, wordGap: number): Any[][] {
  const lines: Any[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const word of words) {
    used += wordGap + word.width;
    if (used <= room) {
      lines.at(-1)?.push(word);
    } else {
      lines.push([word]);
      used = word.width;
    }
  }
  return lines;
}

/** As many lines as `breakLines`, but of similar length, as with `text-wrap: balance` in CSS. */
export function balanceLines<Any extends Word>(words: Any[], room: number, wordGap: number): Any[][] {
  let lines = breakLines(words, room, wordGap);
  for (let narrower = room; narrower >= widest(words); narrower -= 0.1) {
    const balanced = breakLines(words, narrower, wordGap);
    if (balanced.length > lines.length) break;
    lines = balanced;
  }
  return lines;
}

const widest = (words: Word[]) => Math.max(...words.map(({ width }) => width));
