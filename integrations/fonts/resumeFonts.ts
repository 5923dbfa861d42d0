import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { fileCharacters } from '#resume/fileCharacters.ts';
import type { Weight } from '#resume/pageStyle.ts';
import type { Advances } from '#resume/typesetting.ts';

export type CutFont = { truetype: Buffer; advances: Advances };

const require = createRequire(import.meta.url);

/** As on Google Fonts, in one file: the variable font comes in parts, and its part for English has no rupee sign. */
const sources: Record<Weight, string> = {
  regular: require.resolve('@expo-google-fonts/anek-latin/400Regular/AnekLatin_400Regular.ttf'),
  semibold: require.resolve('@expo-google-fonts/anek-latin/600SemiBold/AnekLatin_600SemiBold.ttf'),
};

/**
 * Without kerning and ligatures, so that the file and the preview place every letter alike. TrueType, because the library
 * that writes the file reads WOFF ten times as slowly (docs/decisions/0017-resume-file.md).
 *
 * @throws {Error} when the font lacks one of the characters
 */
export async function resumeFont(weight: Weight): Promise<CutFont> {
  const truetype = await subsetFont(readFileSync(sources[weight]), fileCharacters, {
    targetFormat: 'sfnt',
    keepFeatures: [],
    noHinting: true,
    dropTables: ['DSIG', 'GDEF', 'GPOS', 'GSUB', 'STAT', 'fpgm', 'gasp', 'prep'],
  });
  return { truetype, advances: advancesOf(truetype) };
}

function advancesOf(truetype: Buffer): Advances {
  const face = new Face(new Blob(truetype));
  const font = new Font(face);
  const advances: Advances = {};
  for (const character of fileCharacters) {
    const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
    if (!glyph) throw new Error(`The font of the resume has no ${character}`);
    const width = (font.glyphHAdvance(glyph) * 1000) / face.upem;
    advances[width] = (advances[width] ?? '') + character;
  }
  return advances;
}
