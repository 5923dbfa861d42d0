import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { glyphsOf, subsetGlyphs } from './glyphs.ts';
import { hindiWords } from './hindiWords.ts';
import { devanagariFont, headlineAxes, textAxes } from './instances.ts';

/** How wide each glyph of each word is: another conjunct, a letter that fell apart or a missing one changes it. */
function glyphWidths(font: Uint8Array, words: string[]): string[] {
  const shaper = new Font(new Face(new Blob(font)));
  return words.map((word) => {
    const buffer = new ShapingBuffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    shape(shaper, buffer);
    return `${word} ${buffer.getGlyphPositions().map(({ xAdvance, xOffset, yOffset }) => [xAdvance, xOffset, yOffset])}`;
  });
}

test.each([textAxes, headlineAxes])(
  'the subset draws every Hindi word as the whole font does: %o',
  async (axes) => {
    const words = [...hindiWords(), 'क्लाइंट', 'ज़्यादा', 'र्‍क्ष'];
    const whole = await subsetFont(devanagariFont(), words.join(''), {
      targetFormat: 'sfnt',
      variationAxes: axes,
    });
    const subset = await subsetGlyphs(whole, words.join(''), glyphsOf(whole, words));
    expect(subset.length).toBeLessThan(whole.length / 2);
    expect(glyphWidths(subset, words)).toEqual(glyphWidths(whole, words));
  },
);
