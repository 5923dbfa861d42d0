import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, vcard } from './vcard.ts';

test('a card is as RFC 2426 wants it, with numbers that a phone can dial', () => {
  const card = vcard({
    name: 'Verma, Rao; Sons \\ Partners',
    legalName: 'Verma Talent LLP',
    phones: ['+91 98765 43210', '+91 11 2345 6789'],
    email: 'hello@verma.example',
    address: { street: '4 Ring Road; Gate 2', locality: 'B Block', city: 'New Delhi', postalCode: '110001' },
    url: 'https://verma.example',
    note: 'Monday to Friday,\n10 am to 6 pm.',
  });
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Verma\\, Rao\\; Sons \\\\ Partners',
    'N:Verma\\, Rao\\; Sons \\\\ Partners;;;;',
    'ORG:Verma Talent LLP',
    'TEL;TYPE=WORK,VOICE:+919876543210',
    'TEL;TYPE=WORK,VOICE:+911123456789',
    'EMAIL;TYPE=INTERNET,WORK:hello@verma.example',
    'ADR;TYPE=WORK:;;4 Ring Road\\; Gate 2\\, B Block;New Delhi;;110001;India',
    'URL:https://verma.example',
    'NOTE:Monday to Friday\\,\\n10 am to 6 pm.',
    'END:VCARD',
    '',
  ]);
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
