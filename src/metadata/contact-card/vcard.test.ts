import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escaped, fold, vcard } from './vcard.ts';

const card = {
  name: 'Verma, Rao; Sons \\ Partners',
  phones: ['+91 98765 43210', '+91 11 2345 6789'],
  email: 'hello@verma.example',
  address: {
    street: '4 Barakhamba Road; Gate 2',
    locality: 'Near "A", B Block',
    city: 'New Delhi',
    postalCode: '110001',
  },
  url: 'https://verma.example',
  note: 'Monday to Friday, 10 am to 6 pm.',
};

test('the card begins and ends as RFC 2426 requires, and every line ends in CRLF', () => {
  const lines = vcard(card).split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0']);
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
  expect(vcard(card).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('commas, semicolons and backslashes in a value are escaped', () => {
  const text = vcard(card).replaceAll('\r\n ', '');
  expect(text).toContain('\r\nFN:Verma\\, Rao\\; Sons \\\\ Partners\r\n');
  expect(text).toContain(
    '\r\nADR;TYPE=WORK:;;4 Barakhamba Road\\; Gate 2\\, Near "A"\\, B Block;New Delhi;;110001;India\r\n',
  );
});

test('the card names the registered business and says when somebody answers', () => {
  const text = vcard({ ...card, legalName: 'Verma Talent LLP' });
  expect(text).toContain('\r\nORG:Verma Talent LLP\r\n');
  expect(text).toContain('\r\nNOTE:Monday to Friday\\, 10 am to 6 pm.\r\n');
});

test('a line break in a value is written as \\n', () => {
  expect(escaped('one\r\ntwo\nthree')).toBe('one\\ntwo\\nthree');
});

test('both numbers are written so that a phone can dial them', () => {
  expect(vcard(card)).toContain('TEL;TYPE=WORK,VOICE:+919876543210\r\nTEL;TYPE=WORK,VOICE:+911123456789\r\n');
});

test('no line is longer than 75 bytes, and unfolding restores the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400, size: 'max' }).filter((text) => !/[\r\n]/.test(text)),
      (text) => {
        const folded = fold(text);
        for (const line of folded.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(folded.replaceAll('\r\n ', '')).toBe(text);
      },
    ),
  );
});
