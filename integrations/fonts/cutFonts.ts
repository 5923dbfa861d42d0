import { mkdirSync, writeFileSync } from 'node:fs';
import { fromBuffer } from '@capsizecss/unpack';
import type { AstroIntegration } from 'astro';
import { cutLatinFace } from './cutLatinFace.ts';
import { type Face, headline, textFaces } from './faces.ts';
import { fallbackRule } from './fallbackRule.ts';
import { hindiRules } from './hindiRules.ts';

const folder = new URL('../../.generated/fonts/', import.meta.url);

/**
 * Cuts the three static faces from the variable font and writes them, with their `@font-face` rules,
 * into `.generated/fonts/` before Vite starts. Cut this way the faces weigh 38 KB; the variable file 72 KB.
 */
export function cutFonts(): AstroIntegration {
  return {
    name: 'cut-fonts',
    hooks: {
      'astro:config:setup': async () => {
        mkdirSync(folder, { recursive: true });
        const rules = await Promise.all([headline, ...textFaces].map(cut));
        writeFileSync(new URL('fonts.css', folder), rules.join('\n'));
        writeFileSync(new URL('hindi.css', folder), await hindiRules(folder));
      },
    },
  };
}

async function cut(face: Face): Promise<string> {
  const woff2 = await cutLatinFace(face);
  writeFileSync(new URL(`${face.file}.woff2`, folder), woff2);
  const metrics = { ...(await fromBuffer(woff2)), familyName: face.family };
  return [
    `@font-face{font-family:"${face.family}";font-weight:${face.weight};font-display:swap;src:url("./${face.file}.woff2") format("woff2")}`,
    fallbackRule(metrics, face),
  ].join('\n');
}
