import { expect, test } from 'vitest';
import { isLandline, isLongPhone, isWholePhone } from './phone.ts';

test.each([
  ['98765 43210', true, false],
  ['091 (98765) 43210', true, false],
  ['0091 98765 43210', true, true],
  ['९८७६५४३', true, false],
  ['٩٨٧٦٥٤٣٢١٠', true, false],
  ['(011) 4150-2233 ext. 7', true, false],
  ['987654', false, false],
  ['n/a +91', false, false],
  ['98765 43210 / 98765 43211', true, true],
])('%s: whole %s, long %s', (text, isWhole, isLong) => {
  expect([isWholePhone(text), isLongPhone(text)]).toEqual([isWhole, isLong]);
});

test.each([
  ['+91 11 4150 7782', true],
  ['+91 22 6150 2233', true],
  ['+91 98110 55230', false],
  ['+1 212 915 0100', false],
])('%s is a landline: %s', (phone, expected) => {
  expect(isLandline(phone)).toBe(expected);
});
