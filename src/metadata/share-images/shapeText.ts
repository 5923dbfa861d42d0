import { type Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import type { Typeface } from './typefaces.ts';

/** A glyph and its place on the line, in em. As in a font, y goes up from the baseline. */
type Glyph = { font: Font; id: number; x: number; y: number };

export type ShapedText = { glyphs: Glyph[]; width: number };

/** As on the pages, spaces, digits and punctuation come from the Latin font (`devanagariRange`). */
const runs = /[\u0900-\u097f\u200c\u200d]+|[^\u0900-\u097f\u200c\u200d]+/g;

/** True if a text has Devanagari, which needs higher lines for the signs above and below its letters. */
export const hasDevanagari = (text: string) => /[\u0900-\u097f]/.test(text);

/**
 * Shapes a text with harfbuzz: conjuncts, signs at their places, kerning. A character that the typeface does
 * not have becomes glyph 0.
 *
 * @param letterSpacing in em, for Latin letters; Devanagari's letters are joined by a line
 */
export function shapeText(text: string, typeface: Typeface, letterSpacing = 0): ShapedText {
  const glyphs: Glyph[] = [];
  let width = 0;
  for (const [run] of text.normalize('NFC').matchAll(runs)) {
    const isDevanagari = hasDevanagari(run);
    const font = isDevanagari ? typeface.devanagari : typeface.latin;
    const { upem } = font.face;
    const buffer = new ShapingBuffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const ids = buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
    for (const [index, { xAdvance, xOffset, yOffset }] of buffer.getGlyphPositions().entries()) {
      glyphs.push({ font, id: ids[index] ?? 0, x: width + xOffset / upem, y: yOffset / upem });
      width += xAdvance / upem + (isDevanagari ? 0 : letterSpacing);
    }
  }
  return { glyphs, width };
}
