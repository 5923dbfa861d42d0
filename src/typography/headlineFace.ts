import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
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

/** Cutting takes about 20 ms a headline, so what was cut is kept between builds. */
const kept = '.generated/headlines';

let instance: Promise<Buffer> | undefined;

/**
 * Only the glyphs of one page's headline, as woff2 of about 2 KB in base64, for the page itself to carry (layouts/arrival.js).
 * The headline is set at the first layout, and needs no second request.
 */
export const headlineFace = async (text: string) => (await keptOrCut(text)).toString('base64');

async function keptOrCut(text: string): Promise<Buffer> {
  const face = JSON.stringify([headline.axes, leastTables, seen, text]);
  const file = `${kept}/${createHash('sha256').update(face).digest('hex').slice(0, 16)}.woff2`;
  try {
    return await readFile(file);
  } catch {
    const woff2 = await cut(text);
    await mkdir(kept, { recursive: true });
    await writeFile(file, woff2);
    return woff2;
  }
}

async function cut(text: string): Promise<Buffer> {
  // The whole instance is cut once: cutting it down further takes half the time that the variable font takes.
  instance ??= subsetFont(variableFont(), characters, { targetFormat: 'sfnt', variationAxes: headline.axes });
  const whole = await instance;
  const keepFeatures = kerned(whole, text) > seen ? ['kern'] : [];
  return subsetFont(whole, text, { ...leastTables, keepFeatures });
}
