import { writeFileSync } from 'node:fs';
import { fromBuffer } from '@capsizecss/unpack';
import { cutDevanagari, cutLatin } from './cutHindi.ts';
import { cutLatinFace } from './cutLatinFace.ts';
import { devanagariRange, headline, hindiFaces, textFaces } from './faces.ts';
import { fallbackRule } from './fallbackRule.ts';
import { hindiWords } from './hindiWords.ts';

const family = 'Anek Hindi';
const bold = '600 740';

/**
 * Cuts the Hindi pages' faces into `folder`. All are one family by weight and script; what it lacks, Latin in the text,
 * is set in the system's face at Anek's widths.
 *
 * @returns their `@font-face` rules
 */
export async function hindiRules(folder: URL): Promise<string> {
  const words = hindiWords();
  const devanagari = hindiFaces.map(async ({ file, weight, axes, standIn: { names, width } }) => {
    writeFileSync(new URL(`${file}.woff2`, folder), await cutDevanagari(words, axes));
    return [
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("./${file}.woff2") format("woff2");unicode-range:${devanagariRange}}`,
      `@font-face{font-family:"${family} Noto";font-weight:${weight};src:${names.map((name) => `local("${name}")`)};size-adjust:${width * 100}%;unicode-range:${devanagariRange}}`,
    ];
  });
  writeFileSync(new URL('hindi-latin.woff2', folder), await cutLatin());
  const latin = `@font-face{font-family:"${family}";font-weight:${bold};font-display:swap;src:url("./hindi-latin.woff2") format("woff2");unicode-range:U+20-7E,U+A9,U+B7,U+2013-2019,U+201C-201D,U+2192}`;
  return [...(await Promise.all(devanagari)).flat(), latin, ...(await latinStandIns())].join('\n');
}

/** The system's Latin face at the widths and heights of Anek's, as on the English pages, under one name. */
async function latinStandIns(): Promise<string[]> {
  const [text] = textFaces;
  const faces = [
    { axes: text?.axes ?? headline.axes, weight: '400' },
    { axes: headline.axes, weight: bold },
  ];
  const rules = faces.map(async ({ axes, weight }) => {
    const metrics = { ...(await fromBuffer(await cutLatinFace({ axes }))), familyName: family };
    return fallbackRule(metrics, { family, weight });
  });
  return Promise.all(rules);
}
