import { createFontStack } from '@capsizecss/core';
import roboto from '@capsizecss/metrics/roboto';

/** Two decimals: more move nothing by a pixel, and every page carries them. */
const percent = (value = '') => `${Number.parseFloat(Number.parseFloat(value).toFixed(2))}%`;

export type Metrics = Parameters<typeof createFontStack>[0][number];

type Named = { family: string; weight: number | string };

/** The faces of the system that stand in: Android has Roboto, Windows and Apple's have Arial, Linux its twin. */
const standIns = ['Roboto', 'Arial', 'Liberation Sans'];

/**
 * The `@font-face` rule of a system face stretched to the cut face's widths and heights, so that nothing moves when the cut face
 * arrives: without it the swap shifted the page by 0.23. Arial, as wide as Roboto within a fifth of a per cent, goes by
 * Roboto's measures: each more face is looked up before the first paint (a rule for each took 10 ms of 60).
 */
export function fallbackRule(metrics: Metrics, { family, weight }: Named): string {
  const { fontFaces } = createFontStack([metrics, roboto], { fontFaceFormat: 'styleObject' });
  const overrides = fontFaces[0]?.['@font-face'];
  if (!overrides) throw new Error(`${family}: no fallback metrics`);
  const local = standIns.map((name) => `local("${name}")`);
  return `@font-face{font-family:"${family} System";font-weight:${weight};src:${local};ascent-override:${percent(overrides.ascentOverride)};descent-override:${percent(overrides.descentOverride)};line-gap-override:0%;size-adjust:${percent(overrides.sizeAdjust)}}`;
}
