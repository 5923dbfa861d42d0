import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { cutGlyphs } from './cutGlyphs.ts';
import { devanagariFont, headline, latinAmongHindi, variableFont } from './faces.ts';
import { glyphsOf } from './glyphsOf.ts';

/** Cutting takes half a second a face, so what was cut is kept between builds. */
const kept = '.generated/hindi';

/** An instance of Anek Devanagari as woff2, cut down to what `words` need: 18 KB for the six screens' 800 words. */
export function cutDevanagari(words: string[], axes: { wdth: number; wght: number }): Promise<Buffer> {
  return keptOrCut(['devanagari', words, axes], async () => {
    const text = words.join('');
    const instance = await subsetFont(devanagariFont(), text, { targetFormat: 'sfnt', variationAxes: axes });
    const cut = await cutGlyphs(instance, text, glyphsOf(instance, words));
    return subsetFont(cut, undefined, { targetFormat: 'woff2', keepAllGlyphs: true });
  });
}

/** The narrow face's letters, numbers and signs without kerning: 5 KB, for the Latin that stands among bold Hindi. */
export const cutLatin = () =>
  keptOrCut(['latin', latinAmongHindi], () =>
    subsetFont(variableFont(), latinAmongHindi, {
      targetFormat: 'woff2',
      variationAxes: headline.axes,
      keepFeatures: [],
      noHinting: true,
      dropTables: ['GDEF', 'GSUB', 'STAT', 'gasp', 'prep'],
    }),
  );

async function keptOrCut(what: unknown, cut: () => Promise<Buffer>): Promise<Buffer> {
  const file = `${kept}/${createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 16)}.woff2`;
  try {
    return readFileSync(file);
  } catch {
    const woff2 = await cut();
    mkdirSync(kept, { recursive: true });
    writeFileSync(file, woff2);
    return woff2;
  }
}
