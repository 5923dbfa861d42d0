import { expect, test } from 'vitest';
import { sameLetters, sameSpelling } from './sameSpelling.ts';

test.each([
  ['राजमिस्त्री', 'राजमिस्\u200dत्री', 'राजमिस्\u200cत्री', 'राज\u00adमिस्त्री'],
  ['फ़रीदाबाद', 'फ़रीदाबाद'.normalize('NFD'), '\u095eरीदाबाद', 'फरीदाबाद', 'फरी़दाबाद'],
  ['इंदौर', 'इन्दौर', 'इन्\u200dदौर', 'इंदाैर'],
  ['राँची', 'रांची', 'राञ्ची'],
  ['कंपनी', 'कम्पनी'],
  ['नई दिल्ली', 'नयी दिल्ली'],
  ['ऑफिस', 'अॉफिस', 'आॅफिस'],
  ['आप', 'अाप'],
  ['ऐप', 'एेप'],
  ['12वीं', '१२वीं', '１２वीं'],
  ['एलआईसी', 'एल॰आई॰सी॰', 'एल.आई.सी.'],
  ['itc ltd', 'ＩＴＣ\u3000Ｌｔｄ．', 'I.T.C. Ltd', 'ITC\u00a0Ltd'],
])('%s is typed in several ways', (...ways) => {
  expect(new Set(ways.map(sameSpelling)).size).toBe(1);
});

test.each([
  ['माल', 'मॉल'],
  ['बाल', 'बोल'],
  ['सन', 'संत'],
  ['जन्म', 'जंम'],
  ['सम्मान', 'समान'],
  ['चाय', 'चाई'],
  ['12', '21'],
])('%s is not %s', (one, other) => {
  expect(sameSpelling(one)).not.toBe(sameSpelling(other));
});

test('letters that are shown keep their dots and nasals', () => {
  expect(sameLetters('ज़ाकिर हुसै\u00adन, अाँचल')).toBe('ज़ाकिर हुसैन, आँचल'.normalize('NFC'));
});
