import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { devanagariFont, headlineAxes, textAxes } from '#fonts/fontSources.ts';
import { glyphsOf } from '#fonts/shapedGlyphs.ts';
import { subsetGlyphs } from '#fonts/subsetByGlyph.ts';
import { hindiWords } from './hindiFontWords.ts';

/** Each word with its glyphs' widths and offsets. A wrong conjunct or a missing letter changes them. */
function glyphPositions(font: Uint8Array, words: string[]): string[] {
  const shapingFont = new Font(new Face(new Blob(font)));
  return words.map((word) => {
    const buffer = new ShapingBuffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    shape(shapingFont, buffer);
    return `${word} ${buffer.getGlyphPositions().map(({ xAdvance, xOffset, yOffset }) => [xAdvance, xOffset, yOffset])}`;
  });
}

const words = [...hindiWords(), 'क्लाइंट', 'ज़्यादा', 'र्‍क्ष'];
const instance = (axes: typeof textAxes) =>
  subsetFont(devanagariFont(), words.join(''), { targetFormat: 'sfnt', variationAxes: axes });
// The instances of a variable font have the same glyphs. Which of them the words need is slow to find.
const glyphs = glyphsOf(await instance(textAxes), words);

test.each([textAxes, headlineAxes])('the subset draws each Hindi word as the full font: %o', async (axes) => {
  const full = await instance(axes);
  const subset = await subsetGlyphs(full, words.join(''), glyphs);
  expect(subset.length).toBeLessThan(full.length / 2);
  expect(glyphPositions(subset, words)).toEqual(glyphPositions(full, words));
});
