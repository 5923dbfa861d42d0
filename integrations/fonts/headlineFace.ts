import subsetFont from 'subset-font';
import { kept } from '../cache.ts';
import { characters, headline, variableFont } from './faces.ts';
import { kerned } from './kerned.ts';

/** No table that draws nothing, but for the name, which Chromium and Firefox insist on. */
const leastTables = {
  targetFormat: 'woff2',
  noHinting: true,
  dropTables: ['GDEF', 'GSUB', 'STAT', 'gasp', 'prep'],
} as const;

/** A pair that kerning moves by less, in parts of the type's size, is not seen: then it stays out, and saves 300 bytes. */
const seen = 0.015;

let instance: Promise<Buffer> | undefined;

/**
 * Only the glyphs of one page's headline, as woff2 of about 2 KB in base64, for the page itself to carry (layouts/arrival.js).
 * The headline is set at the first layout, and needs no second request. Cutting takes about 20 ms, so it is kept.
 */
export async function headlineFace(text: string): Promise<string> {
  const woff2 = await kept('headlines', 'woff2', [headline.axes, leastTables, seen, text], () => cut(text));
  return woff2.toString('base64');
}

async function cut(text: string): Promise<Buffer> {
  // The whole instance is cut once: cutting it down further takes half the time that the variable font takes.
  instance ??= subsetFont(variableFont(), characters, { targetFormat: 'sfnt', variationAxes: headline.axes });
  const whole = await instance;
  const keepFeatures = kerned(whole, text) > seen ? ['kern'] : [];
  return subsetFont(whole, text, { ...leastTables, keepFeatures });
}
