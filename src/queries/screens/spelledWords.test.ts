import { expect, test } from 'vitest';
import { type Capitals, inLatinLetters } from '#resume/latinLetters.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { siteFrom } from '../../../tests/support/siteFrom.ts';
import { waysToWrite } from '../../../tests/support/waysToWrite.ts';
import { spelledWords, spellingsOf } from './spelledWords.ts';

const site = siteFrom({}, contentFolder).en;
const spellings = spellingsOf(site);

test('every word and phrase gives its own English in whichever way it is typed', () => {
  const wrong = spelledWords(site).flatMap(([hindi, english]) =>
    waysToWrite(hindi)
      .map(([way, written]) => [way, written, inLatinLetters(written, spellings, 'words')])
      .filter(([, , offer = '']) => offer.toLowerCase() !== english.toLowerCase()),
  );
  expect(wrong).toEqual([]);
});

test.each<[typed: string, offer: string, capitals?: Capitals]>([
  ['सॉफ़्टवेयर इंजीनियर', 'Software Engineer'],
  ['एचडीएफ़सी बैंक, नई दिल्\u200dली', 'HDFC Bank, New Delhi'],
  ['खाना बनाना', 'Cooking'],
  ['कपड़े की दुकान, इन्\u200dदौर', 'Clothes Shop, Indore'],
  ['राजकीय औद्योगिक प्रशिक्षण संस्थान, पूसा', 'Government Industrial Training Institute, Pusa'],
  ['पुलिस सत्यापन\nड्राइविंग लाइसेंस\nहोम गार्ड', 'Police verification\nDriving licence\nHome Guard', 'first'],
  ['• सिलाई-कढ़ाई, २ साल का अनुभव', '• Tailoring and embroidery, 2 years of experience', 'first'],
  ['कंप्यूटर चलाना, ई-रिक्शा चलाना', 'Computer Operation, E-Rickshaw Driving'],
  ['मोबाइल रिपेयरिंग, टायर-पंचर का काम', 'Mobile Repairing, Tyre-Puncture Work'],
  ['फैक्ट्री में काम, होटल में', 'Factory Work, Hotel Mein'],
  ['कन्या विद्यालय, केन्द्रीय विद्यालय', "Girls' School, Kendriya Vidyalaya"],
  ['दो पहिया वाहन का लाइसेंस', 'Two-Wheeler Licence'],
  ['एल॰आई॰सी॰ एजेंट', 'LIC Agent'],
  ['एन टी पी सी', 'NTPC'],
  ['बी.ए. पास', 'B.A. Pass'],
  ['ए सी मिस्त्री', 'AC Mistri'],
  ['जम्मू और कश्मीर', 'Jammu and Kashmir'],
  // No phrase goes on over the end of a line.
  ['राज\nमिस्त्री', 'Raj\nMistri'],
  ['शिक्षा विभाग', 'Education Department'],
  // In a name no word is translated.
  ['शिक्षा सिंह', 'Shiksha Singh', 'name'],
  ['सुनील माली', 'Sunil Mali', 'name'],
])('%j is %j', (typed, offer, capitals = 'words') => {
  expect(inLatinLetters(typed, spellings, capitals)).toBe(offer);
});
