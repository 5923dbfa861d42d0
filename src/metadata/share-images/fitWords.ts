/** The box for a headline, and the largest and smallest font size, in pixels. */
export type Box = { width: number; height: number; largest: number; smallest: number };

/** The space between two words, and the distance from line to line, as shares of the font size. */
export const wordGap = 0.2;
export const lineHeight = 0.9;

/**
 * The largest font size at which the words fit into the box, with line breaks where a browser would break.
 * `widths` are the widths of the words at a size of 1 px. A text that fits at no size gets the smallest size.
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
