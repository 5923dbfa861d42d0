import type { ShapedText } from './shapeText.ts';
import type { Typeface } from './typefaces.ts';

/** Lines of words in one style. `size` is in pixels; `lineHeight` and `wordGap` are shares of it. */
export type TextBlock = {
  lines: ShapedText[][];
  typeface: Typeface;
  size: number;
  lineHeight: number;
  wordGap: number;
};

export const heightOf = ({ lines, size, lineHeight }: TextBlock) => lines.length * lineHeight * size;

/** A text as SVG paths, the outlines of its glyphs. `left` and `top` are those of its first line, in pixels. */
export function drawText(text: TextBlock, left: number, top: number): string {
  const { lines, typeface, size, lineHeight, wordGap } = text;
  // As in CSS, ascent and descent together are in the middle of the line.
  const { ascender, descender } = typeface.latin.hExtents();
  const middle = (ascender + descender) / 2 / typeface.latin.face.upem;
  return lines
    .flatMap((words, line) => {
      const baseline = top + size * (lineHeight * (line + 0.5) + middle);
      let x = left;
      return words.map((word) => {
        const drawn = outline(word, x, baseline, size);
        x += size * (word.width + wordGap);
        return drawn;
      });
    })
    .join('\n');
}

/** A missing character is left out: the font's sign for it is an empty box. */
const outline = ({ glyphs }: ShapedText, x: number, baseline: number, size: number): string =>
  glyphs
    .filter(({ id }) => id !== 0)
    .map((glyph) => {
      const scale = size / glyph.font.face.upem;
      const place = `translate(${x + glyph.x * size} ${baseline - glyph.y * size}) scale(${scale} ${-scale})`;
      return `<path transform="${place}" d="${glyph.font.glyphToPath(glyph.id)}"/>`;
    })
    .join('');
