/*
 * The ways in which one text arrives, without the site's own code: the Unicode Standard, chapter 12.1 (Devanagari: joiners,
 * dots below, nasals), U+0970 for abbreviations; what old fonts, keyboards and word processors leave in a text.
 */
const everyWay: Record<string, (text: string) => string> = {
  'a joiner after each halant': (text) => text.replaceAll('्', '्\u200d'),
  'a non-joiner after each halant': (text) => text.replaceAll('्', '्\u200c'),
  'a soft hyphen in each word': (text) => text.replace(/(\p{L}\p{M}*)(?=\p{L})/gu, '$1\u00ad'),
  'no-break spaces': (text) => text.replaceAll(' ', '\u00a0'),
  'hyphens for spaces': (text) => text.replaceAll(' ', '-'),
  'spaces for hyphens': (text) => text.replaceAll('-', ' '),
  'typographic hyphens': (text) => text.replaceAll('-', '\u2010'),
  'dots in one character with their letter': (text) =>
    [...'क़ख़ग़ज़ड़ढ़फ़य़'.normalize('NFD').matchAll(/.़/gu)].reduce(
      (written, [pair], at) => written.replaceAll(pair, String.fromCodePoint(0x958 + at)),
      text.normalize('NFD'),
    ),
  'dots as characters of their own': (text) => text.normalize('NFD'),
  'no dots': (text) => text.normalize('NFD').replaceAll('़', '').normalize('NFC'),
  'no moons': (text) => text.replaceAll('ँ', 'ं'),
  'half letters for nasals': (text) =>
    text.replace(/[ंँ](?=([क-म]))/gu, (sign, next: string) => {
      const row = Math.floor((next.codePointAt(0) ?? 0) / 1) - 0x915;
      const half = row < 5 ? 'ङ्' : row < 10 ? 'ञ्' : row < 15 ? 'ण्' : row < 20 ? 'न्' : 'म्';
      return 'ङञणनम'.includes(next) ? sign : half;
    }),
  'wide letters and digits': (text) =>
    text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
  'digits of Devanagari': (text) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit))),
  'signs of abbreviation': (text) => text.replaceAll('.', '॰'),
  'vowel signs of old fonts': (text) =>
    text.replaceAll('ो', 'ाे').replaceAll('ौ', 'ाै').replaceAll('आ', 'अा').replaceAll('ॉ', 'ाॅ'),
};

/** A text in each way that makes a difference to it, with the way's name. */
export const waysToWrite = (text: string): [way: string, written: string][] => [
  ['as it is', text],
  ...Object.entries(everyWay)
    .map(([way, write]): [string, string] => [way, write(text)])
    .filter(([, written]) => written !== text),
];
