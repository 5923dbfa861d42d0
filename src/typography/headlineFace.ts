import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { characters, headline, variableFont } from './faces.ts';

/** Of the layout only kerning, and no table that draws nothing, but for the name, which Chromium and Firefox insist on. */
const leastTables = {
  targetFormat: 'woff2',
  keepFeatures: ['kern'],
  noHinting: true,
  dropTables: ['GDEF', 'GSUB', 'STAT', 'gasp', 'prep'],
} as const;

/** Cutting takes about 20 ms a headline, so what was cut is kept between builds. */
const kept = '.generated/headlines';

let instance: Promise<Buffer> | undefined;

/**
 * The `@font-face` rule that carries only the glyphs of one page's headline, inlined as a data URL of about 2 KB.
 * The headline is the largest paint, and this way it needs no second request (measured on a sketch: 717 to 752 ms against 1052).
 */
export async function headlineFace(text: string): Promise<string> {
  const glyphs = [...new Set(text)].sort().join('');
  const woff2 = await keptOrCut(glyphs);
  return `@font-face{font-family:"Anek Page Headline";font-weight:${headline.weight};src:url(data:font/woff2;base64,${woff2.toString('base64')}) format("woff2")}`;
}

async function keptOrCut(glyphs: string): Promise<Buffer> {
  const face = JSON.stringify([headline.axes, leastTables, glyphs]);
  const file = `${kept}/${createHash('sha256').update(face).digest('hex').slice(0, 16)}.woff2`;
  try {
    return await readFile(file);
  } catch {
    const woff2 = await cut(glyphs);
    await mkdir(kept, { recursive: true });
    await writeFile(file, woff2);
    return woff2;
  }
}

async function cut(glyphs: string): Promise<Buffer> {
  // The whole instance is cut once: cutting it down further takes half the time that the variable font takes.
  instance ??= subsetFont(variableFont(), characters, { targetFormat: 'sfnt', variationAxes: headline.axes });
  return subsetFont(await instance, glyphs, leastTables);
}
