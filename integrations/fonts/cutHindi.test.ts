import { Blob, Face, Font, Buffer as Shaped, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { cutGlyphs } from './cutGlyphs.ts';
import { devanagariFont, hindiFaces } from './faces.ts';
import { glyphsOf } from './glyphsOf.ts';
import { hindiWords } from './hindiWords.ts';

/** How wide each glyph of each word is: another conjunct, a letter that fell apart or a missing one changes it. */
function drawn(font: Uint8Array, words: string[]): string[] {
  const shaper = new Font(new Face(new Blob(font)));
  return words.map((word) => {
    const shaped = new Shaped();
    shaped.addText(word);
    shaped.guessSegmentProperties();
    shape(shaper, shaped);
    return `${word} ${shaped.getGlyphPositions().map(({ xAdvance, xOffset, yOffset }) => [xAdvance, xOffset, yOffset])}`;
  });
}

test('every Hindi word of the site is drawn by the cut face as by the whole one', async () => {
  const words = hindiWords();
  expect(words).toContain('क्लाइंट');
  for (const { axes } of hindiFaces) {
    const whole = await subsetFont(devanagariFont(), words.join(''), {
      targetFormat: 'sfnt',
      variationAxes: axes,
    });
    const cut = await cutGlyphs(whole, words.join(''), glyphsOf(whole, words));
    expect(cut.length).toBeLessThan(whole.length / 4);
    expect(drawn(cut, words)).toEqual(drawn(whole, words));
  }
}, 60_000);
