import { expect, test } from 'vitest';
import { vcard } from './vcard.ts';

test('a card is as RFC 2426 wants it, in lines of 75 bytes, with numbers that a phone can dial', () => {
  const long = 'सोमवार से शुक्रवार तक 🙂 '.repeat(9);
  const card = vcard({
    name: 'Verma, Rao; Sons \\ Partners',
    legalName: 'Verma Talent LLP',
    phones: ['+91 98765 43210', '+91 11 2345 6789'],
    email: 'hello@verma.example',
    address: { street: '4 Ring Road; Gate 2', locality: 'B Block', city: 'New Delhi', postalCode: '110001' },
    url: 'https://verma.example',
    note: `Monday to Friday,\n${long}`,
  });
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  // A line that begins with a space continues the line before.
  expect(card.replaceAll('\r\n ', '').split('\r\n')).toEqual([
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
    `NOTE:Monday to Friday\\,\\n${long}`,
    'END:VCARD',
    '',
  ]);
});
