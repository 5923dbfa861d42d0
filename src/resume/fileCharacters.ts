import { latinDigits } from '#writing/digits.ts';
import { withoutInvisible } from '#writing/invisible.ts';
import { plainForms } from '#writing/plainForms.ts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join('');

/** ASCII, Latin-1, Latin Extended-A but for four letters that `fileText` replaces, and a few signs. The font is cut to them. */
export const fileCharacters = [
  range(0x20, 0x7e),
  range(0xa1, 0xac),
  range(0xae, 0x131),
  range(0x134, 0x148),
  range(0x14a, 0x17e),
  'ȘșȚț€₹™≤≥',
].join('');

/** By the character that stands for them. Dashes and quotes too: Ghostscript reads 2019–2024 as 201932024. */
const variants: Record<string, RegExp> = {
  ' ': /[\s\u0085]/g,
  '-': /[\u2010-\u2015\u2022\u2023\u2043\u2212\u2219\u25a0\u25aa\u25cf\u25e6\u2b1d]/g,
  "'": /[\u2018-\u201b\u2032\u2035\u02b9\u02bb\u02bc]/g,
  '"': /[\u201c-\u201f\u2033\u2036\u02ba]/g,
  '...': /\u2026/g,
  '': /\p{Cc}/gu,
};

/** Digits 0 to 9, composed letters (NFC), ordinary spaces, dashes and quotes in ASCII. What can't be shown stays: `unshowable`. */
export function fileText(text: string): string {
  let set = plainForms(latinDigits(text));
  for (const [character, variant] of Object.entries(variants)) set = set.replace(variant, character);
  return withoutInvisible(set).normalize('NFC').replace(/ {2,}/g, ' ').trim();
}

const inClass = fileCharacters.replace(/[\\\]^-]/g, '\\$&');
/** Characters outside the font, and a letter of the font with a mark that does not compose with it. */
const outside = new RegExp(`(?:[${inClass}]\\p{M}+|[^${inClass}])+`, 'gu');

/** What the file's font can't show, each part once, such as an emoji or a Hindi word. */
export const unshowable = (text: string): string[] => [...new Set(fileText(text).match(outside))];
