import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** One static instance cut from the variable font: a place on its width and weight axes. */
export type Face = {
  family: string;
  file: string;
  weight: number;
  axes: { wdth: number; wght: number };
};

export const headline: Face = {
  family: 'Anek Headline',
  file: 'headline',
  weight: 740,
  axes: { wdth: 82, wght: 740 },
};

export const textFaces: Face[] = [
  { family: 'Anek Text', file: 'text-400', weight: 400, axes: { wdth: 100, wght: 400 } },
  { family: 'Anek Text', file: 'text-600', weight: 600, axes: { wdth: 100, wght: 600 } },
];

const latin = Array.from({ length: 95 }, (_, offset) => String.fromCodePoint(32 + offset)).join('');

/** Every character that the English site sets; anything else falls back to the system's face. */
export const characters = `${latin}\u00a0–—‘’“”•…₹©·→é`;

/** The part of Anek that its Devanagari draws; spaces and commas between Hindi words are Latin letters' neighbours. */
export const devanagariRange = 'U+900-97F,U+200C-200D';

/**
 * The Hindi pages' two instances. The headline's narrow face also sets what is bold in the text: a third would take the
 * page over its 45 KB. `width` is how wide it runs beside the face of Android that stands in for it until it has come,
 * measured on all words of `content/hi/`.
 */
export const hindiFaces = [
  {
    file: 'hindi-text',
    weight: '400',
    axes: { wdth: 100, wght: 400 },
    standIn: { names: ['Noto Sans Devanagari', 'NotoSansDevanagari-Regular'], width: 1.022 },
  },
  {
    file: 'hindi-headline',
    weight: '600 740',
    axes: headline.axes,
    standIn: { names: ['Noto Sans Devanagari Bold', 'NotoSansDevanagari-Bold'], width: 0.812 },
  },
] as const;

/** What is set in Latin among bold Hindi: names of firms, numbers, WhatsApp. Without kerning: that were 4 KB more. */
export const latinAmongHindi = `${latin.replace(/[^ \w.,:;!?()+/&%@-]/g, '')}–—‘’“”©→·`;

const require = createRequire(import.meta.url);

/** Anek Devanagari (Ek Type, OFL), the same design. */
export const devanagariFont = () =>
  readFileSync(
    require.resolve(
      '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2',
    ),
  );

/** Anek Latin (Ek Type, OFL) with its width and weight axes, as woff2. */
export const variableFont = () =>
  readFileSync(
    require.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2'),
  );
