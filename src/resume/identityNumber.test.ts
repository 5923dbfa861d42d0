import { expect, test } from 'vitest';
import { identityNumber } from './identityNumber.ts';

test.each([
  ['2345 6789 0123', 'aadhaar'],
  ['my Aadhaar is 234567890123.', 'aadhaar'],
  ['2345-6789-0123', 'aadhaar'],
  ['abcde1234f', 'pan'],
  ['5509 0000 0000 0005', 'card'],
  ['234567890129', 'aadhaar'],
])('%s looks like a number to leave out', (text, kind) => {
  expect(identityNumber(text)).toBe(kind);
});

test.each([
  '98765 43210',
  '+91 98765 43210',
  '919876543210',
  'DL-0420110149646',
  '4111 1111 1111 1112',
  '2019 2020 2021, 12 months',
  'Class 10, 2015',
  'IS 456:2000',
])('%s does not', (text) => {
  expect(identityNumber(text)).toBeUndefined();
});
