import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A place on the axes of Anek's variable fonts. */
export type Axes = { wdth: number; wght: number };

export const headlineAxes: Axes = { wdth: 82, wght: 740 };
export const textAxes: Axes = { wdth: 100, wght: 400 };
export const semiboldAxes: Axes = { wdth: 100, wght: 600 };

const latin = Array.from({ length: 95 }, (_, offset) => String.fromCodePoint(32 + offset)).join('');

/** Every character that the English pages set; anything else falls back to the system's font. */
export const latinCharacters = `${latin}\u00a0–—‘’“”•…₹©·→é`;

/** Latin among bold Hindi: names of firms, numbers, WhatsApp. */
export const latinAmongHindi = `${latin.replace(/[^ \w.,:;!?()+/&%@-]/g, '')}–—‘’“”©→·`;

/** `unicode-range` of what Anek Devanagari draws. Spaces and commas between Hindi words are the Latin font's. */
export const devanagariRange = 'U+900-97F,U+200C-200D';

const require = createRequire(import.meta.url);

/** Anek Latin (Ek Type, OFL) with its width and weight axes, as woff2. */
export const latinFont = () =>
  readFileSync(
    require.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2'),
  );

/** Anek Devanagari (Ek Type, OFL), the same design. */
export const devanagariFont = () =>
  readFileSync(
    require.resolve(
      '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2',
    ),
  );
