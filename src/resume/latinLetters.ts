import { consonants, virama, vowels } from '#writing/devanagari.ts';
import { latinDigits } from '#writing/digits.ts';

/** Words in Devanagari with their usual spelling, which no rule gives: places, trades, English words, surnames. */
export type Spellings = Record<string, string>;

/** Which words begin with a capital: all of a name, or the first of a sentence. */
export type Capitals = 'words' | 'first';

const devanagariWord = /[\u0900-\u0963\u0970-\u097f\u200c\u200d]+/g;

/** True for a text with letters, not only digits, in Devanagari. */
export const hasDevanagari = (text: string): boolean => /[\u0904-\u0939\u0958-\u0961]/.test(text);

/**
 * A text in Latin letters as people in India spell it: "राजेश कुमार" is "Rajesh Kumar". An offer, because one name has
 * several spellings.
 */
export function inLatinLetters(text: string, spellings: Spellings, capitals: Capitals): string {
  const known = new Map(Object.entries(spellings).map(([word, spelling]) => [comparable(word), spelling]));
  const phrases = [...known]
    .filter(([words]) => words.includes(' '))
    .sort((a, b) => b[0].length - a[0].length);
  const withPhrases = phrases.reduce(
    (written, [words, spelling]) => written.replaceAll(words, spelling),
    text.normalize('NFC').replaceAll('।', '.'),
  );
  const spelled = withPhrases.replace(devanagariWord, (word) => known.get(comparable(word)) ?? spell(word));
  const beginnings = capitals === 'words' ? /(^|[\s(/-])\p{Ll}/gu : /^\s*\p{Ll}/gmu;
  return latinDigits(spelled).replace(beginnings, (beginning) => beginning.toUpperCase());
}

/** Many people write neither the dot under a letter nor the moon above it. */
const comparable = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[़\u200c\u200d]/g, '')
    .replaceAll('ँ', 'ं')
    .normalize('NFC');

/** Letters with a dot below that have a spelling of their own. Without the dot the others sound the same. */
const dotted: Record<string, string> = { ज: 'z', ड: 'r', ढ: 'rh', क: 'q' };

type Syllable = { letters: string; isCluster: boolean; vowel: string; sign: string; isNasal: boolean };

const syllable = /((?:[क-ह]़?्)*[क-ह]़?)?([ािीुूृेैॅॉोौ्]|[अ-ऍएऐऑओऔ])?([ंँ])?/gu;

/** A word by rule: letters for letters, without the "a" that is not spoken. */
function spell(word: string): string {
  const syllables = [...word.normalize('NFC').replaceAll('ज्ञ', 'ग्य').matchAll(syllable)]
    .filter(([all]) => all !== '')
    .map(
      ([, cluster = '', vowel = '', nasal]): Syllable => ({
        letters: cluster.replace(
          /([क-ह])(़)?्?/g,
          (_, letter, dot) => (dot && dotted[letter]) || consonants[letter] || '',
        ),
        isCluster: cluster.includes(virama),
        vowel: vowel === virama ? '' : vowel ? (vowels[vowel] ?? '') : 'a',
        sign: vowel,
        isNasal: nasal !== undefined,
      }),
    );
  dropSilent(syllables);
  const text = syllables.map(({ letters, vowel, sign, isNasal }, at) => {
    const next = syllables[at + 1]?.letters ?? '';
    // Deepak, Sandeep and Gurpreet, but Devi, Anita and Ravindra.
    const isLong = sign === 'ी' && !isNasal && next !== '' && (at === 0 || next === 'p' || letters === 'pr');
    return `${letters}${isLong ? 'ee' : vowel}${isNasal ? (/^[pbm]/.test(next) ? 'm' : 'n') : ''}`;
  });
  // Gwalior and Vishwakarma, but Parvati.
  return text.join('').replace(/([b-df-hj-np-qs-tyz])v/g, '$1w');
}

const isSilentAtEnd = ({ letters, isCluster, sign, isNasal }: Syllable) =>
  // Mishra, Maurya and Krishna, but Anand and Dharm.
  sign === '' && !isNasal && !(isCluster && (/[yrlvn]$/.test(letters) || /[^r]m$/.test(letters)));

/**
 * Drops the "a" that nobody speaks: at the end of a word, and between two consonants of which the first follows a vowel and
 * the second has one. From the end to the beginning, as in Manjari Ohala, "Aspects of Hindi Phonology", 1983.
 */
function dropSilent(syllables: Syllable[]): void {
  const last = syllables.at(-1);
  if (last && syllables.length > 1 && isSilentAtEnd(last)) last.vowel = '';
  const drop = (at: number) => {
    const [before, here, after] = [syllables[at - 1], syllables[at], syllables[at + 1]];
    if (!before?.vowel || before.isNasal || !here || here.sign || here.isCluster || here.isNasal) return;
    if (!after?.vowel || !after.letters || (after.isCluster && !/^(?:pr|shr)/.test(after.letters))) return;
    // Ganpati.
    if (after === last && 'िु'.includes(after.sign || '-')) return;
    here.vowel = '';
  };
  // Ramcharan: of three after a long vowel, the first.
  syllables.forEach(({ sign }, at) => {
    const [one, two, three] = syllables.slice(at + 1, at + 4).map(({ vowel, sign }) => vowel && !sign);
    if ('ाीूेैोौ'.includes(sign || '-') && one && two && three) drop(at + 1);
  });
  for (let at = syllables.length - 2; at > 0; at--) drop(at);
}
