import {
  type Axes,
  devanagariRange,
  headlineAxes,
  latinRange,
  semiboldAxes,
  textAxes,
} from '#fonts/fontSources.ts';
import { subsetDevanagari, subsetLatin, subsetLatinAmongHindi } from '#fonts/subset.ts';
import { fallbackFontFace } from './fallback.ts';
import { hindiWords, hindiWordsOfEnglishPages } from './hindiFontWords.ts';

export type FontFile = { name: string; content: Buffer; rules: string[] };

type Face = { family: string; weight: string; range?: string };

const webFontFace = (name: string, { family, weight, range }: Face) =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("./${name}.woff2") format("woff2")${range ? `;unicode-range:${range}` : ''}}`;

/** Measured on all texts of the English pages against Arial (0.992) and Roboto (0.997); headlines differ by under 0.3 %. */
const textWidth = 0.993;

export const englishFonts = (): Promise<FontFile[]> =>
  Promise.all([
    latin('headline', 'Anek Headline', headlineAxes),
    latin('text-400', 'Anek Text', textAxes, textWidth),
    latin('text-600', 'Anek Text', semiboldAxes, textWidth),
    hindiWordsInEnglish(),
    rupee(textAxes),
    rupee(semiboldAxes),
  ]);

async function latin(name: string, family: string, axes: Axes, width?: number): Promise<FontFile> {
  const content = await subsetLatin(axes);
  const weight = String(axes.wght);
  const rules = [
    webFontFace(name, { family, weight }),
    await fallbackFontFace(content, family, weight, width),
  ];
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

/** Android's Devanagari font, by its name and its PostScript name: some browsers know only one of them. */
const systemDevanagari = ['Noto Sans Devanagari', 'NotoSansDevanagari-Regular'];

/** The Latin file has no rupee sign. Fetched only where an amount is. */
async function rupee(axes: Axes): Promise<FontFile> {
  const weight = String(axes.wght);
  const name = `rupee-${weight}`;
  const content = await subsetDevanagari(['₹'], axes);
  return { name, content, rules: [webFontFace(name, { family: 'Anek Text', weight, range: 'U+20B9' })] };
}

const hindiFamily = 'Anek Hindi';
/** The headline font also sets bold text, so that a page loads two Hindi fonts and not three. */
const boldRange = '600 740';

export const hindiFonts = (): Promise<FontFile[]> =>
  Promise.all([
    // sizeAdjust is Anek's width relative to Android's font, measured on all texts of the Hindi pages, with the spaces,
    // numbers and Latin names among the words, which are wider in the system's font.
    devanagari('hindi-text', '400', textAxes, {
      local: systemDevanagari,
      sizeAdjust: '98.8%',
    }),
    devanagari('hindi-headline', boldRange, headlineAxes, {
      local: ['Noto Sans Devanagari Bold', 'NotoSansDevanagari-Bold'],
      sizeAdjust: '78.6%',
    }),
    latinAmongHindi('hindi-latin-text', '400', textAxes),
    latinAmongHindi('hindi-latin-headline', boldRange, headlineAxes),
  ]);

async function devanagari(
  name: string,
  weight: string,
  axes: Axes,
  system: { local: string[]; sizeAdjust: string },
): Promise<FontFile> {
  const content = await subsetDevanagari(hindiWords(), axes);
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

async function latinAmongHindi(name: string, weight: string, axes: Axes): Promise<FontFile> {
  return {
    name,
    content: await subsetLatinAmongHindi(axes),
    rules: [
      webFontFace(name, { family: hindiFamily, weight, range: latinRange }),
      await fallbackFontFace(await subsetLatin(axes), hindiFamily, weight),
    ],
  };
}
