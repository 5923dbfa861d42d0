import { createFontStack } from '@capsizecss/core';

/** Two decimals: more move nothing by a pixel, and every page carries them. */
const percent = (value = '') => `${Number.parseFloat(Number.parseFloat(value).toFixed(2))}%`;

export type Metrics = Parameters<typeof createFontStack>[0][number];

type Named = { family: string; weight: number | string };

/**
 * The `@font-face` rule of a system face stretched to the cut face's widths and heights, so that nothing moves when the cut face
 * arrives: without it the swap shifted the page by 0.23. Android has Roboto; the others have Arial or its twin.
 */
export function fallbackRule(metrics: Metrics, system: Metrics, face: Named): string {
  const { fontFaces } = createFontStack([metrics, system], { fontFaceFormat: 'styleObject' });
  const overrides = fontFaces[0]?.['@font-face'];
  if (!overrides) throw new Error(`${face.family}: no fallback metrics for ${system.familyName}`);
  const local = system.familyName === 'Arial' ? 'local("Arial"),local("Liberation Sans")' : 'local("Roboto")';
  return `@font-face{font-family:"${face.family} ${system.familyName}";font-weight:${face.weight};src:${local};ascent-override:${percent(overrides.ascentOverride)};descent-override:${percent(overrides.descentOverride)};line-gap-override:0%;size-adjust:${percent(overrides.sizeAdjust)}}`;
}
