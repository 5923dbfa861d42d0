import { describe, expect, test } from 'vitest';
import { formatFinding } from '../finding.ts';
import { glossary } from './glossary.ts';
import { hindiAdvice, hindiTexts } from './hindiAdvice.ts';

const adviceOn = (text: string, file = 'pages/home.yaml') =>
  hindiAdvice([{ file, line: 1, text }]).map(formatFinding);

test.each([
  'आपको फ़ोन करना है। WhatsApp पर भेजिए, या अपना रिज़्यूमे (CV या बायोडाटा) चुनें।',
  'हम क्या कर सकते हैं, यह हम बताएँगे। लोग जो चाहते हैं, वही काम।',
  'आप चाहें, तो लिखिए। मैसेज अपने आप तैयार हो जाएगा।',
  'हमारी वेबसाइट, जॉब पोर्टल नहीं। फ़ाइल खुल रही है...',
  'डेटा एंट्री की नौकरी। मेरा घर पास है, मैं कब आऊँ?',
  'उपकरण आपको दिए जा सकते हैं। यहाँ रिपोर्टर और ‘राइटर’ रखे जाते हैं।',
])('there is no advice on %s', (text) => {
  expect(adviceOn(text)).toEqual([]);
});

describe('there is advice on each fault', () => {
  test.each([
    ['नोएडा के सेक्टरों में', 'सेक्टरों', 'इंडस्ट्री'],
    ['हमें कॉल करें', 'कॉल करें', 'फ़ोन करना'],
    ['अपना बायोडाटा भेजें', 'बायोडाटा', 'रिज़्यूमे (CV)'],
    ['वैकेंसी की लिस्टें', 'लिस्टें', 'सूची'],
    ['आपका डेटा यहाँ रहता है', 'डेटा', 'निजी जानकारी'],
    ['मैसेज भेजें ।', 'भेजें ।', '।'],
    ['मैसेज भेजें.', 'भेजें.', '।'],
    ['लिखिए; भेजिए', ';', 'comma'],
    ['"लिखिए', '"', '‘'],
    ['१० साल', '१०', '0 to 9'],
    ['इस वक़्त'.normalize('NFC'), 'वक़्त'.normalize('NFC'), 'without the dot'],
    ['आप लिख सकते हैं', 'आप लिख सकते हैं', 'आपको करना है'],
    ['आप यहाँ रह पाएँगे या नहीं', 'आप यहाँ रह पाएँगे', 'आपको करना है'],
    ['क्या आप डॉक्टर को जानते हों', 'आप डॉक्टर को जानते हों', 'आपको करना है'],
    ['आप ब्रेक के बाद लौट रही हैं', 'आप ब्रेक के बाद लौट रही हैं', 'आपको करना है'],
    ['‘मैं अभी पूछ लूँगी।’', 'लूँगी', 'noun'],
    ['मैं रास्ता जानता हूँ', 'जानता हूँ', 'noun'],
  ])('%s', (text, found, use) => {
    const advice = adviceOn(text).join('\n');
    expect(advice).toContain(`content/hi/pages/home.yaml:1 Hindi: "${found}"; allowed: `);
    expect(advice).toContain(use);
  });

  test('a verb of the reader without आप', () => {
    expect(adviceOn('कैसा काम चाहिए, और कब से शुरू कर सकते हैं')).toHaveLength(1);
    // हमें has the letters of हम, but nobody of us acts here.
    expect(adviceOn('हमें लिखिए कि कब से आ सकते हैं')).toHaveLength(1);
  });

  test('a word that has its dot elsewhere', () => {
    const texts = ['फोन करें', 'फ़ोन'].map((text) => ({ file: 'a.yaml', line: 2, text: text.normalize('NFC') }));
    expect(hindiAdvice(texts)).toEqual([
      expect.objectContaining({
        source: 'content/hi/a.yaml:2',
        found: '"फोन"',
        allowed: 'फ़ोन'.normalize('NFC'),
      }),
    ]);
  });
});

test('an exception holds in its own file only', () => {
  expect(adviceOn('कई साइटें', 'industries/oil-and-gas.yaml')).toEqual([]);
  expect(adviceOn('कई साइटें')).toHaveLength(1);
});

test('no word to use is a word to avoid', () => {
  expect(glossary.flatMap(({ use }) => adviceOn(use))).toEqual([]);
});

test('texts have the lines of their values; keys and comments are left out', () => {
  expect(hindiTexts('a.yaml', '# लिस्ट\nसूची:\n  - एक\n  - confirmed: false\n    name: दो # sample\n')).toEqual(
    [
      { file: 'a.yaml', line: 3, text: 'एक' },
      { file: 'a.yaml', line: 5, text: 'दो' },
    ],
  );
});

test('a text without a Hindi letter is left out: the English line of a resume keeps its semicolon', () => {
  expect(hindiTexts('a.yaml', "lines:\n  - line: Typing; '____'\n    meaning: टाइपिंग ____\n")).toEqual([
    { file: 'a.yaml', line: 3, text: 'टाइपिंग ____' },
  ]);
});
