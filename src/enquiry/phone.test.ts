import { expect, test } from 'vitest';
import { isLongPhone, isShortPhone } from './phone.ts';

test.each([
  ['98765 43210', false, false],
  ['091 (98765) 43210', false, false],
  ['0091 98765 43210', false, false],
  ['००९१ ९८७६५ ४३२१०', false, false],
  ['0098765 43210 98765', false, true],
  ['९८७६५४३', false, false],
  ['٩٨٧٦٥٤٣٢١٠', false, false],
  ['(011) 4150-2233 ext. 7', false, false],
  ['987654', true, false],
  ['n/a +91', true, false],
  ['98765 43210 / 98765 43211', false, true],
])('%s: short %s, long %s', (text, isShort, isLong) => {
  expect([isShortPhone(text), isLongPhone(text)]).toEqual([isShort, isLong]);
});
