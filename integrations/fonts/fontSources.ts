import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A position on the width and weight axes of Anek's variable fonts. */
export type Axes = { wdth: number; wght: number };

export const headlineAxes: Axes = { wdth: 82, wght: 740 };
export const textAxes: Axes = { wdth: 100, wght: 400 };
export const semiboldAxes: Axes = { wdth: 100, wght: 600 };

const latin = Array.from({ length: 95 }, (_, offset) => String.fromCodePoint(32 + offset)).join('');

/** The characters of the Latin fonts on English pages. Any other character falls back to a system font. */
export const latinCharacters = `${latin}\u00a0–—‘’“”•…₹©·→é`;

/**
 * The Latin characters that bold text on Hindi pages needs, for company names, numbers and the word WhatsApp.
 * Regular Latin text there uses a system font.
 */
export const boldLatinOnHindiPages = `${latin.replace(/[^ \w.,:;!?()+/&%@-]/g, '')}–—‘’“”©→·`;

/** The `unicode-range` of Anek Devanagari. Spaces and commas between Hindi words come from the Latin font. */
export const devanagariRange = 'U+900-97F,U+200C-200D';

const require = createRequire(import.meta.url);

/** Anek Latin (Ek Type, OFL) with its width and weight axes, as woff2. */
export const latinFont = () =>
  readFileSync(
    require.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2'),
  );

/** Anek Devanagari (Ek Type, OFL), of the same type family. */
export const devanagariFont = () =>
  readFileSync(
    require.resolve(
      '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2',
    ),
  );
