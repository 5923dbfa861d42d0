import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';

/** The metrics of Roboto, as `@capsizecss/metrics` 4.3.0 has them. That package is not installed: it has 169 MB. */
const roboto = {
  familyName: 'Roboto',
  ascent: 1900,
  descent: -500,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 911,
};

/** System fonts for the fallback: Roboto on Android, Arial on Windows and Apple, Liberation Sans on Linux. */
const systemFonts = ['Roboto', 'Arial', 'Liberation Sans'];

/**
 * An `@font-face` rule that scales a system font to a web font, so that nothing moves when that arrives. Arial is as wide
 * as Roboto within 0.2 %, so one rule serves both: each further one took 10 ms before the first paint.
 *
 * @param weight of the rule; a range such as `600 740` is allowed
 * @param width of this site's texts in the web font, as a multiple of the width for which the metrics' average stands
 */
export async function fallbackFontFace(
  webFont: Buffer,
  family: string,
  weight: string,
  width = 1,
): Promise<string> {
  const measured = await fromBuffer(webFont);
  const xWidthAvg = measured.subsets.latin.xWidthAvg * width;
  const metrics = { ...measured, familyName: family, subsets: { ...measured.subsets, latin: { xWidthAvg } } };
  const { fontFaces } = createFontStack([metrics, roboto], { fontFaceFormat: 'styleObject' });
  const overrides = fontFaces[0]?.['@font-face'];
  if (!overrides) throw new Error(`${family}: no fallback metrics`);
  const local = systemFonts.map((name) => `local("${name}")`);
  return `@font-face{font-family:"${family} System";font-weight:${weight};src:${local};ascent-override:${overrides.ascentOverride};descent-override:${overrides.descentOverride};line-gap-override:0%;size-adjust:${overrides.sizeAdjust}}`;
}
