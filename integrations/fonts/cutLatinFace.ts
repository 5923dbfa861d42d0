import subsetFont from 'subset-font';
import { kept } from '../cache.ts';
import { characters, type Face, variableFont } from './faces.ts';

/** One static instance of Anek Latin with the English site's characters, as woff2; kept, as cutting takes 150 ms. */
export const cutLatinFace = ({ axes }: Pick<Face, 'axes'>): Promise<Buffer> =>
  kept('latin', 'woff2', [characters, axes], () =>
    subsetFont(variableFont(), characters, { targetFormat: 'woff2', variationAxes: axes }),
  );
