import { pairs } from '#writing/devanagari.ts';

/** English letters by the names that Hindi has for them, in the form of `spellingKey`. Longer names are tried first. */
const letterNames = pairs(
  'एफ F,एच H,एल L,एम M,एन N,एस S,एक्स X,आर R,डब्ल्यू W,डब्लू W,क्यू Q,वाई Y,वाय Y,जेड Z,आई I,आइ I,ए A,बी B,सी C,डी D,ई E,जी G,जे J,के K,ओ O,पी P,टी T,यू U,वी V',
);
const letterName = new RegExp(`(?:${Object.keys(letterNames).join('|')})(?![ा-्ं])`, 'g');

/** NTPC for "एनटीपीसी". Undefined for another word, or for one that names fewer letters than `min`. */
export function namedLetters(key: string, min: number): string | undefined {
  const names = key.match(letterName) ?? [];
  if (names.length < min || names.join('') !== key) return undefined;
  return names.map((name) => letterNames[name]).join('');
}

/** How many letters make an abbreviation. Words of two such syllables exist ("सीटी"), but hardly any with these first. */
export const minLetters = (key: string): number => (/^(?:ए[फचलमनस]|आर)/.test(key) ? 2 : 3);
