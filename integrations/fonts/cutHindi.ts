import subsetFont from 'subset-font';
import { kept } from '../cache.ts';
import { cutGlyphs } from './cutGlyphs.ts';
import { devanagariFont, headline, latinAmongHindi, variableFont } from './faces.ts';
import { glyphsOf } from './glyphsOf.ts';

/**
 * An instance of Anek Devanagari as woff2, cut down to what `words` need: 18 KB for the six screens' 800 words. Cutting takes
 * half a second, so it is kept.
 */
export function cutDevanagari(words: string[], axes: { wdth: number; wght: number }): Promise<Buffer> {
  return kept('hindi', 'woff2', ['devanagari', words, axes], async () => {
    const text = words.join('');
    const instance = await subsetFont(devanagariFont(), text, { targetFormat: 'sfnt', variationAxes: axes });
    const cut = await cutGlyphs(instance, text, glyphsOf(instance, words));
    return subsetFont(cut, undefined, { targetFormat: 'woff2', keepAllGlyphs: true });
  });
}

/** The narrow face's letters, numbers and signs without kerning: 5 KB, for the Latin that stands among bold Hindi. */
export const cutLatin = () =>
  kept('hindi', 'woff2', ['latin', latinAmongHindi], () =>
    subsetFont(variableFont(), latinAmongHindi, {
      targetFormat: 'woff2',
      variationAxes: headline.axes,
      keepFeatures: [],
      noHinting: true,
      dropTables: ['GDEF', 'GSUB', 'STAT', 'gasp', 'prep'],
    }),
  );
