import subsetFont from 'subset-font';
import { createCache } from '#cache/cache.ts';
import {
  type Axes,
  devanagariFont,
  fontSources,
  latinCharacters,
  latinFont,
  latinOnHindiPages,
} from './fontSources.ts';
import { glyphsOf } from './shapedGlyphs.ts';
import { subsetGlyphs } from './subsetByGlyph.ts';

const cached = createCache('fonts', 'woff2', fontSources);

/** Tables that Latin text on a screen does not need. */
const unusedTables = ['GDEF', 'GSUB', 'STAT', 'gasp', 'prep'];

export const latinInstance = (targetFormat: 'sfnt' | 'woff2', axes: Axes): Promise<Buffer> =>
  subsetFont(latinFont(), latinCharacters, { targetFormat, variationAxes: axes });

/** One static instance of Anek Devanagari with all its glyphs, as TrueType. */
export const devanagariInstance = (axes: Axes): Promise<Buffer> =>
  subsetFont(devanagariFont(), undefined, { targetFormat: 'sfnt', variationAxes: axes, keepAllGlyphs: true });

export const subsetLatin = (axes: Axes): Promise<Buffer> =>
  cached(['latin', latinCharacters, axes], () => latinInstance('woff2', axes));

/** The Latin letters among Hindi: a woff2 of 5 KB, without kerning. */
export const subsetLatinAmongHindi = (axes: Axes): Promise<Buffer> =>
  cached(['latin among hindi', latinOnHindiPages, axes], () =>
    subsetFont(latinFont(), latinOnHindiPages, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: [],
      noHinting: true,
      dropTables: unusedTables,
    }),
  );

/** Anek Devanagari as woff2, with only the glyphs that `words` need: with every conjunct of their letters it has 77 KB. */
export const subsetDevanagari = (words: string[], axes: Axes): Promise<Buffer> =>
  cached(['devanagari', words, axes], async () => {
    const text = words.join('');
    const instance = await subsetFont(devanagariFont(), text, { targetFormat: 'sfnt', variationAxes: axes });
    const subset = await subsetGlyphs(instance, text, glyphsOf(instance, words));
    return subsetFont(subset, undefined, { targetFormat: 'woff2', keepAllGlyphs: true });
  });
