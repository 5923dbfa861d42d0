import { describe, expect, test } from 'vitest';
import { contentPath } from '../../tests/support/temporaryContent.ts';
import { findingsIn } from './findingsIn.ts';

/** The findings in a content file, as `line what`. */
const linesAndFields = (file: string, text: string) =>
  findingsIn(contentPath(file), text).map(({ line, what }) => `${line} ${what}`);

describe('a marked value is found at its line:', () => {
  test.each([
    ['at the end of the line', 'name: Oak # sample\n', ['1 name']],
    ['with more words after it', 'name: Oak # Sample, ask Tara\n', ['1 name']],
    ['on the line before', '# sample\nname: Oak\n', ['2 name']],
    ['at a text over several lines', 'blurb: >- # sample\n  One\n  two.\nname: Oak\n', ['1 blurb']],
    ['on the last line of a text', 'blurb: One\n  two. # sample\nname: Oak\n', ['1 blurb']],
    ['in a list', 'clientNames:\n  - Oak\n  - Fir # sample\n', ['3 clientNames 2']],
    ['on an empty value', 'name: # sample\ncity: A\n', ['1 name']],
    ['for a whole mapping', 'founder:\n  sample: true\n  name: A\n', ['2 founder.sample']],
    [
      'in a claim',
      'claims:\n  years:\n    text: ten years\n    confirmed: false\n',
      ['4 claims.years.confirmed'],
    ],
    ['not in other comments', 'name: Oak # samples are fine\n# A sample of it.\ncity: "Oak # sample"\n', []],
  ])('%s', (_, text, expected) => {
    expect(linesAndFields('agency.yaml', text)).toEqual(expected);
  });
});

// Columns: the file, a placeholder without a mark, a similar value that is allowed.
const placeholders: [string, string, string][] = [
  ['agency.yaml', 'phones: ["+91 00000 00000"]', 'phones: ["+91 11 4150 2233"]'],
  ['agency.yaml', 'phones: ["+91 98765 43210"]', 'phones: ["+91 22 6150 2233"]'],
  [
    'agency.yaml',
    'legal: { grievance: { phone: "+91 12" } }',
    'legal: { grievance: { phone: "+91 11 4150 2233" } }',
  ],
  ['agency.yaml', 'legal: { number: U00000DL0000PTC000000 }', 'legal: { number: U78100DL2019PTC345671 }'],
  ['agency.yaml', 'phones: ["+91 99999 99999"]', 'phones: ["+91 99999 81234"]'],
  ['agency.yaml', 'phones: ["+91 81234 56789"]', 'phones: ["+91 81234 65789"]'],
  ['agency.yaml', 'legal: { number: U78100XX2019PTC345671 }', 'legal: { number: L78100WB1913PLC345671 }'],
  ['agency.yaml', 'legal: { number: U78100DL2919PTC345671 }', 'legal: { number: U78100DL2019OPC345671 }'],
  ['agency.yaml', 'legal: { number: U78100DL2019PTC111111 }', 'legal: { number: U78100DL2019NPL111121 }'],
  ['agency.yaml', 'legal: { number: AAA-0000 }', 'legal: { number: AAA-0912 }'],
  ['agency.yaml', 'legal: { registeredOffice: "00 Ring Road" }', 'legal: { registeredOffice: 4 Ring Road }'],
  ['agency.yaml', 'address: { postalCode: "111111" }', 'address: { postalCode: "110001" }'],
  ['agency.yaml', 'email: hello@mail.example.org', 'email: contest@latest-example.co.in'],
  ['agency.yaml', 'email: hello@your-agency.in', 'email: hello@oak.in'],
  ['agency.yaml', 'siteUrl: https://localhost:4321', 'siteUrl: https://www.samples.in'],
  ['agency.yaml', 'siteUrl: https://agency.test', 'siteUrl: https://agencytest.in'],
  ['agency.yaml', 'social: { x: https://x.com/example }', 'social: { x: https://x.com/exampled }'],
  [
    'agency.yaml',
    'social: { x: https://www.linkedin.com/company/ }',
    'social: { x: https://www.linkedin.com/company/oak }',
  ],
  ['agency.yaml', 'delivery: simulated', 'delivery: whatsapp'],
  ['agency.yaml', 'delivery: https://example.net/messages', 'delivery: https://oak.in/messages'],
  ['agency.yaml', 'name: Your name', 'name: Your Nametag'],
  ['agency.yaml', 'founder: { name: Founder’s Name }', 'founder: { name: Tara Rao }'],
  ['agency.yaml', 'address: { street: 5 Sample Marg }', 'address: { street: 5 Ample Marg }'],
  ['hi/testimonials/one.yaml', 'name: क्लाइंट का नाम', 'name: तारा राव'],
  ['pages/home.yaml', 'intro: TODO', 'intro: All to do with work'],
  ['cities/himpur.yaml', 'areas: [{ name: "Example: Upper Bazaar" }]', 'areas: [{ name: Example Bazaar }]'],
  ['legal/terms.yaml', 'intro: Write to hello@example.com', 'intro: For example, write to us'],
];

test.each(placeholders)('%s: a placeholder is found without a mark: %s', (file, placeholder, allowed) => {
  expect(linesAndFields(file, `${placeholder}\n`)).toHaveLength(1);
  expect(linesAndFields(file, `${allowed}\n`)).toEqual([]);
});

test('labels may contain an example address', () => {
  expect(linesAndFields('words/forms.yaml', 'email: name@example.com\n')).toEqual([]);
});

test('a client with a sample mark is one finding; without the mark each placeholder is a finding', () => {
  const client = 'name: Your name\ndescription: Lorem ipsum\n';
  expect(linesAndFields('clients/oak.yaml', `sample: true\n${client}`)).toEqual(['1 sample']);
  expect(linesAndFields('clients/oak.yaml', client)).toEqual(['1 name', '2 description']);
});

test('a legal text is ready when its mark and its comments are deleted', () => {
  const text = 'sample: true\n# The next part is for the owner to confirm.\ntitle: Terms\n';
  expect(findingsIn(contentPath('legal/terms.yaml'), text)).toMatchObject([
    { group: 'legal', line: 1 },
    { group: 'legal', line: 2 },
  ]);
  expect(linesAndFields('legal/terms.yaml', 'title: Terms\n')).toEqual([]);
});

test('the Hindi texts are a finding until somebody has confirmed them', () => {
  const text = (confirmed: boolean) => `readByHindiSpeaker:\n  confirmed: ${confirmed}\n`;
  expect(findingsIn(contentPath('hi/agency.yaml'), text(false))).toMatchObject([{ group: 'hindi', line: 2 }]);
  expect(linesAndFields('hi/agency.yaml', text(true))).toEqual([]);
});
