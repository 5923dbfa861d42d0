import { mkdirSync, writeFileSync } from 'node:fs';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import roboto from '@capsizecss/metrics/roboto';
import { fromBuffer } from '@capsizecss/unpack';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';
import { characters, type Face, headline, textFaces, variableFont } from './faces.ts';

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
      },
    },
  };
}

async function cut(face: Face): Promise<string> {
  const woff2 = await subsetFont(variableFont(), characters, {
    targetFormat: 'woff2',
    variationAxes: face.axes,
  });
  writeFileSync(new URL(`${face.file}.woff2`, folder), woff2);
  const metrics = { ...(await fromBuffer(woff2)), familyName: face.family };
  return [
    `@font-face{font-family:"${face.family}";font-weight:${face.weight};font-display:swap;src:url("./${face.file}.woff2") format("woff2")}`,
    ...[roboto, arial].map((system) => fallback(metrics, system, face)),
  ].join('\n');
}

/** Two decimals: more move nothing by a pixel, and every page carries them. */
const percent = (value = '') => `${Number.parseFloat(Number.parseFloat(value).toFixed(2))}%`;

type Metrics = Parameters<typeof createFontStack>[0][number];

/**
 * A system face stretched to the cut face's widths and heights, so that nothing moves when the cut face
 * arrives: without it the swap shifted the page by 0.23. Android has Roboto; the others have Arial or its twin.
 */
function fallback(metrics: Metrics, system: Metrics, face: Face): string {
  const { fontFaces } = createFontStack([metrics, system], { fontFaceFormat: 'styleObject' });
  const overrides = fontFaces[0]?.['@font-face'];
  if (!overrides) throw new Error(`${face.family}: no fallback metrics for ${system.familyName}`);
  const local = system.familyName === 'Arial' ? 'local("Arial"),local("Liberation Sans")' : 'local("Roboto")';
  return `@font-face{font-family:"${face.family} ${system.familyName}";font-weight:${face.weight};src:${local};ascent-override:${percent(overrides.ascentOverride)};descent-override:${percent(overrides.descentOverride)};line-gap-override:0%;size-adjust:${percent(overrides.sizeAdjust)}}`;
}
