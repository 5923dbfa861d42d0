#!/usr/bin/env bash
# Capsize's averages of a font's width are those of Latin and Thai letters, so `createFontStack` gives a Devanagari font a
# fallback of the wrong width: the size-adjust of Poppins over Noto Sans is 106 %, Hindi text in it is 121 % as wide, and a page
# in Hindi moves when the font comes. Of five Devanagari families only Laila's fits within 3 %.
# Source: seen here, @capsizecss/metrics 4.3.0, text set by HarfBuzz; `subsets` in the package's README.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund @capsizecss/core@4.1.3 @capsizecss/metrics@4.3.0 \
  harfbuzzjs@1.6.4 wawoff2@2.0.1 @fontsource/{hind,mukta,poppins,laila,noto-sans}@5.3.0 @fontsource/baloo-2@5.3.0
echo '@capsizecss/core 4.1.3, @capsizecss/metrics 4.3.0, harfbuzzjs 1.6.4, @fontsource/* 5.3.0'

cat > measure.mjs << 'END'
import { readFileSync } from 'node:fs';
import { createFontStack } from '@capsizecss/core';
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

const hindi = 'कारखाने में काम के लिए दसवीं पास होना ज़रूरी है और तनख़्वाह हर महीने बैंक खाते में आती है'.split(' ');
const english = 'the recruiter asks about the notice period and the salary in the letter'.split(' ');
const metricsOf = async (name) => (await import(`@capsizecss/metrics/${name}`)).default;

/** The width of words in ems. */
async function width(family, subset, words) {
  const file = readFileSync(`node_modules/@fontsource/${family}/files/${family}-${subset}-400-normal.woff2`);
  const face = new Face(new Blob(await decompress(file)));
  const font = new Font(face);
  return words.map((word) => {
    const text = new Text();
    text.addText(word);
    text.guessSegmentProperties();
    shape(font, text);
    return text.getGlyphInfosAndPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.upem;
  }).reduce((sum, one) => sum + one, 0);
}

const fallback = await metricsOf('notoSansDevanagari');
for (const [family, name, fits] of [
  ['poppins', 'poppins', false],
  ['hind', 'hind', false],
  ['mukta', 'mukta', false],
  ['baloo-2', 'baloo2', false],
  ['laila', 'laila', true],
]) {
  const { fontFaces } = createFontStack([await metricsOf(name), fallback], { fontFaceFormat: 'styleObject' });
  const given = Number.parseFloat(fontFaces[0]['@font-face'].sizeAdjust);
  const needed = async (subset, words) =>
    (100 * (await width(family, subset, words))) / (await width('noto-sans', subset, words));
  const [inHindi, inEnglish] = [await needed('devanagari', hindi), await needed('latin', english)];
  console.log(`${family}: size-adjust ${given.toFixed(1)} %, English needs ${inEnglish.toFixed(1)}, Hindi ${inHindi.toFixed(1)}`);
  if (Math.abs(inEnglish - given) > 3) throw new Error(`${family}: English does not fit now`);
  if (Math.abs(inHindi - given) > 3 === fits) throw new Error(`${family}: Hindi changed`);
}
END
node measure.mjs
