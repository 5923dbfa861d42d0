import { expect, test } from 'vitest';
import { isLongPhone, isWholePhone } from './phone.ts';

test.each([
  ['98765 43210', true, false],
  ['091 (98765) 43210', true, false],
  ['0091 98765 43210', true, false],
  ['००९१ ९८७६५ ४३२१०', true, false],
  ['0098765 43210 98765', true, true],
  ['९८७६५४३', true, false],
  ['٩٨٧٦٥٤٣٢١٠', true, false],
  ['(011) 4150-2233 ext. 7', true, false],
  ['987654', false, false],
  ['n/a +91', false, false],
  ['98765 43210 / 98765 43211', true, true],
])('%s: whole %s, long %s', (text, isWhole, isLong) => {
  expect([isWholePhone(text), isLongPhone(text)]).toEqual([isWhole, isLong]);
});
