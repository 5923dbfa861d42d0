import { latinDigits } from './digits.ts';
import { withoutInvisible } from './invisible.ts';
import { plainForms } from './plainForms.ts';

type Replacement = readonly [from: RegExp, to: string];

const replaced = (text: string, replacements: readonly Replacement[]): string =>
  replacements.reduce((written, [from, to]) => written.replace(from, to), text);

/** Signs that look like one letter when they stand together. Text converted from old fonts is full of them. */
const lookalikes: readonly Replacement[] = [
  [/अा/g, 'आ'],
  [/ाे/g, 'ो'],
  [/ाै/g, 'ौ'],
  [/ाॅ/g, 'ॉ'],
  [/आे|अो/g, 'ओ'],
  [/आै|अौ/g, 'औ'],
  [/आॅ|अॉ/g, 'ऑ'],
  [/अॅ|ॲ/g, 'ऍ'],
  [/एे/g, 'ऐ'],
  // A dot below that was typed after the vowel sign.
  [/([ा-ौ])़/g, '़$1'],
];

/** Spellings of one word, the usual one second: नयी, चाहिये; a half nasal before a letter of its row: हिन्दी, कम्पनी. */
const equals: readonly Replacement[] = [
  [/[\u0300-\u036f़]/g, ''],
  [/['’ʼ.॰]/g, ''],
  [/ँ|ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g, 'ं'],
  [/([क-हि])यी/g, '$1ई'],
  [/([क-हि])ये/g, '$1ए'],
];

/** A text in which letters that look the same are the same: composed (NFC), without invisible marks and wide forms. To be shown. */
export const sameLetters = (text: string): string =>
  replaced(plainForms(withoutInvisible(text)).normalize('NFC'), lookalikes);

/** To be compared, never shown: small letters without marks, digits 0 to 9, one sign for nasals. Spaces and hyphens stay. */
export const sameSpelling = (text: string): string =>
  replaced(sameLetters(latinDigits(text)).normalize('NFKD').toLowerCase(), equals);
