import { consonants, virama, vowels } from '#writing/devanagari.ts';

/** Letters with a dot below that have a spelling of their own. Without the dot the others sound the same. */
const dotted: Record<string, string> = { ज: 'z', ड: 'r', ढ: 'rh', क: 'q' };

type Syllable = { letters: string; isCluster: boolean; vowel: string; sign: string; isNasal: boolean };

const syllable = /((?:[क-ह]़?्)*[क-ह]़?)?([ािीुूृेैॅॉोौ्]|[अ-ऍएऐऑओऔ])?([ंँ])?/gu;

/** Second parts of names, which are spoken as words of their own: Harcharan, Gurbachan, Navratan. */
const secondPart = /^(..+)(चर[णन]|भजन|[बव]चन|[शस]र[णन]|रतन|नगर|भवन|सदन)$/;

/** As people in India write its letters, in small letters, without the "a" that is not spoken. */
export const transliterated = (word: string): string =>
  (secondPart.exec(word)?.slice(1) ?? [word]).map(spellPart).join('');

function spellPart(word: string): string {
  const syllables = [...word.replaceAll('ज्ञ', 'ग्य').replaceAll('ः', 'ह्').matchAll(syllable)]
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
  // Gwalior and Vishwakarma, but Parvati; Goregaon.
  return text
    .join('')
    .replace(/([b-df-hj-np-qs-tyz])v/g, '$1w')
    .replace(/anw$/, 'aon');
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
  // Tajmahal: of three after a long vowel, the first.
  syllables.forEach(({ sign }, at) => {
    const [one, two, three] = syllables.slice(at + 1, at + 4).map(({ vowel, sign }) => vowel && !sign);
    if ('ाीूेैोौ'.includes(sign || '-') && one && two && three) drop(at + 1);
  });
  for (let at = syllables.length - 2; at > 0; at--) drop(at);
}
