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

const require = createRequire(import.meta.url);

/** Anek Latin (Ek Type, OFL) with its width and weight axes, as woff2. */
export const variableFont = () =>
  readFileSync(
    require.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2'),
  );
