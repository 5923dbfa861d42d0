import { fallbackFontFace } from './fallback.ts';
import { type Axes, devanagariRange, headlineAxes, semiboldAxes, textAxes } from './fontSources.ts';
import { boldHindiWords, type HindiPages, hindiWords, hindiWordsOfEnglishPages } from './hindiWords.ts';
import { subsetDevanagari, subsetLatin, subsetLatinAmongHindi } from './subset.ts';

/** A font file to write, with its `@font-face` rules. */
export type FontFile = { name: string; content: Buffer; rules: string[] };

type Face = { family: string; weight: string; range?: string };

const webFontFace = (name: string, { family, weight, range }: Face) =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("./${name}.woff2") format("woff2")${range ? `;unicode-range:${range}` : ''}}`;

/** The fonts of the English pages: headline, text, semibold text, and the few Hindi words that they show. */
export const englishFonts = (): Promise<FontFile[]> =>
  Promise.all([
    latin('headline', 'Anek Headline', headlineAxes),
    latin('text-400', 'Anek Text', textAxes),
    latin('text-600', 'Anek Text', semiboldAxes),
    hindiWordsInEnglish(),
  ]);

async function latin(name: string, family: string, axes: Axes): Promise<FontFile> {
  const content = await subsetLatin(axes);
  const weight = String(axes.wght);
  const rules = [webFontFace(name, { family, weight }), await fallbackFontFace(content, family, weight)];
  return { name, content, rules };
}

/** For devices without a Devanagari font, which could not show the language link. */
async function hindiWordsInEnglish(): Promise<FontFile> {
  const name = 'hindi-words';
  const content = await subsetDevanagari(hindiWordsOfEnglishPages(), textAxes);
  return {
    name,
    content,
    // A rule for each Latin weight: a browser takes all characters of a text from rules of a single weight.
    rules: ['400', '600'].map((weight) =>
      webFontFace(name, { family: 'Anek Text', weight, range: devanagariRange }),
    ),
  };
}

const hindiFamily = 'Anek Hindi';
/** The headline font also sets bold text. Another font would exceed the page's budget of 45 KB of fonts. */
const boldRange = '600 740';

/**
 * The fonts of a group of Hindi pages, as one family. Regular Latin text uses a system font at Anek's widths.
 */
export const hindiFonts = (pages: HindiPages): Promise<FontFile[]> =>
  Promise.all([
    // sizeAdjust is Anek's width relative to Android's font, measured on all words of `content/hi/`.
    devanagari(pages, `hindi-${pages}-text`, '400', textAxes, {
      local: ['Noto Sans Devanagari', 'NotoSansDevanagari-Regular'],
      sizeAdjust: '102.2%',
    }),
    devanagari(pages, `hindi-${pages}-headline`, boldRange, headlineAxes, {
      local: ['Noto Sans Devanagari Bold', 'NotoSansDevanagari-Bold'],
      sizeAdjust: '81.2%',
    }),
    latinAmongHindi(),
  ]);

async function devanagari(
  pages: HindiPages,
  name: string,
  weight: string,
  axes: Axes,
  system: { local: string[]; sizeAdjust: string },
): Promise<FontFile> {
  const words = weight === boldRange ? boldHindiWords(pages) : hindiWords(pages);
  const content = await subsetDevanagari(words, axes);
  const local = system.local.map((font) => `local("${font}")`);
  return {
    name,
    content,
    rules: [
      webFontFace(name, { family: hindiFamily, weight, range: devanagariRange }),
      `@font-face{font-family:"${hindiFamily} Noto";font-weight:${weight};src:${local};size-adjust:${system.sizeAdjust};unicode-range:${devanagariRange}}`,
    ],
  };
}

async function latinAmongHindi(): Promise<FontFile> {
  const name = 'hindi-latin';
  const range = 'U+20-7E,U+A9,U+B7,U+2013-2019,U+201C-201D,U+2192';
  return {
    name,
    content: await subsetLatinAmongHindi(),
    rules: [
      webFontFace(name, { family: hindiFamily, weight: boldRange, range }),
      await fallbackFontFace(await subsetLatin(textAxes), hindiFamily, '400'),
      await fallbackFontFace(await subsetLatin(headlineAxes), hindiFamily, boldRange),
    ],
  };
}
