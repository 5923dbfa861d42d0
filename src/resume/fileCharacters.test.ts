import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileCharacters, fileText, unshowable } from './fileCharacters.ts';

test.each([
  ['Zoe\u0308 S\u030cimic\u0301', 'Zoë Šimić'],
  ['18\u00a0000\u2009km\tand\nmore', '18 000 km and more'],
  ['well\u2011known, 2019\u20122021, soft\u00adhyphen', 'well-known, 2019-2021, softhyphen'],
  ['\u25cf e\ufb03cient \uff21\u0132', '- efficient AIJ'],
  ['\u201cquick\u201d \u2014 Boys\u2019 School\u2026', '"quick" - Boys\' School...'],
  ['zero\u200b\u200dwidth \u200b \ufeff!', 'zerowidth !'],
  ['~ ¬ ı ň ž', '~ ¬ ı ň ž'],
])('%j is set as %j', (text, set) => {
  expect(fileText(text)).toBe(set);
  expect(unshowable(text)).toEqual([]);
});

test.each([
  ['Ravi 🚚 🚚 delivers', ['🚚']],
  ['राम Kumar क्ष', ['राम', 'क्ष']],
  ['₹18,000 – “quick” 家', ['家']],
  ['q\u030c is no letter', ['q\u030c']],
])('of %j, %j can not be shown', (text, parts) => expect(unshowable(text)).toEqual(parts));

test('every text is either refused or set with characters of the font alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const shown = Array.from(fileText(text)).every((character) => fileCharacters.includes(character));
      expect(shown).toBe(unshowable(text).length === 0);
      expect(fileText(fileText(text))).toBe(fileText(text));
    }),
  );
});
