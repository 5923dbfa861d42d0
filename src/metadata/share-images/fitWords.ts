/** The box that a headline is set in, and the sizes that it may have, in pixels. */
export type Box = { width: number; height: number; largest: number; smallest: number };

/** Of the type's size: what lies between two words, and from one line to the next. */
export const wordGap = 0.2;
export const lineHeight = 0.9;

/**
 * The largest size at which words that are `widths` wide at a size of 1 px fill no more than the box, broken as a
 * browser would break them. A text that fits at no size gets the smallest.
 */
export function fitWords(widths: number[], { width, height, largest, smallest }: Box): number {
  for (let size = largest; size > smallest; size -= 2) {
    const room = width / size;
    if (Math.max(...widths) <= room && countLines(widths, room) * lineHeight * size <= height) return size;
  }
  return smallest;
}

function countLines(widths: number[], room: number): number {
  let lines = 1;
  let used = 0;
  for (const width of widths) {
    const wanted = used === 0 ? width : used + wordGap + width;
    if (wanted <= room) {
      used = wanted;
    } else {
      lines++;
      used = width;
    }
  }
  return lines;
}
