import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type Axes = { wdth: number; wght: number };

export const headlineAxes: Axes = { wdth: 82, wght: 740 };
export const textAxes: Axes = { wdth: 100, wght: 400 };
export const semiboldAxes: Axes = { wdth: 100, wght: 600 };

const latin = Array.from({ length: 95 }, (_, offset) => String.fromCodePoint(32 + offset)).join('');

/** The characters of the Latin fonts on English pages. Any other character falls back to a system font. */
export const latinCharacters = `${latin}\u00a0–—‘’“”•…©·→é`;

/** For names, addresses, numbers and words such as WhatsApp. */
export const latinOnHindiPages = latin.replace(/[^\w .,:;!?()+/&%@-]/g, '').concat('–‘’©');

export const latinRange = 'U+20-7E,U+A9,U+2013,U+2018,U+2019';

/** With the rupee sign, which the Latin file lacks, and without spaces and commas, which it has. */
export const devanagariRange = 'U+900-97F,U+200C-200D,U+20B9';

const require = createRequire(import.meta.url);
const latinFile = require.resolve(
  '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
);
const devanagariFile = require.resolve(
  '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2',
);

export const latinFont = () => readFileSync(latinFile);

export const devanagariFont = () => readFileSync(devanagariFile);

/** The files on which a subset depends, besides its text: the fonts, the code here, and the libraries' versions. */
export const fontSources = [
  latinFile,
  devanagariFile,
  'src/fonts/*.ts',
  'node_modules/{subset-font,harfbuzzjs,fontverter}/package.json',
];
