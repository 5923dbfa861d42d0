import { expect, test } from 'vitest';
import { formatFinding } from '../finding.ts';
import { hindiSpelling, hindiTexts } from './hindiSpelling.ts';

const adviceOn = (text: string) => hindiSpelling([{ file: 'a.yaml', line: 1, text }]).map(formatFinding);

test('there is no advice on a text that is written as it should be', () => {
  expect(adviceOn('फ़ाइल खुल रही है... ‘राइटर’ के 2 पद, राज नगर में। राज़ की बात।'.normalize('NFC'))).toEqual([]);
});

test.each([
  ['मैसेज भेजें ।', 'भेजें ।', '।'],
  ['मैसेज भेजें.', 'भेजें.', '।'],
  ['"लिखिए', '"', '‘'],
  ['१० साल', '१०', '0 to 9'],
  ['इस वक़्त', 'वक़्त', 'without the dot'],
  ['फोन, फ़ोन', 'फोन', 'फ़ोन'],
])('there is advice on %s', (text, found, use) => {
  expect(adviceOn(text.normalize('NFC'))).toEqual([
    expect.stringMatching(
      `content/hi/a.yaml:1 Hindi: "${found.normalize('NFC')}"; allowed: .*${use.normalize('NFC')}`,
    ),
  ]);
});

test('texts have the lines of their values; keys, comments and texts without a Hindi letter are left out', () => {
  const yaml = "# १०\nसूची:\n  - एक\n  - line: Typing; '____'\n    meaning: टाइपिंग ____ # sample\n";
  expect(hindiTexts('a.yaml', yaml)).toEqual([
    { file: 'a.yaml', line: 3, text: 'एक' },
    { file: 'a.yaml', line: 5, text: 'टाइपिंग ____' },
  ]);
});
