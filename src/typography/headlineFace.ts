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
 * The `@font-face` rule that carries only the glyphs of one page's headline, inlined as a data URL of about 2 KB.
 * The headline is the largest paint, and this way it needs no second request (measured on a sketch: 717 to 752 ms against 1052).
 */
export async function headlineFace(text: string): Promise<string> {
  const woff2 = await keptOrCut(text);
  return `@font-face{font-family:"Anek Page Headline";font-weight:${headline.weight};src:url(data:font/woff2;base64,${woff2.toString('base64')}) format("woff2")}`;
}

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
