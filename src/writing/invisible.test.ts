import { expect, test } from 'vitest';
import { isBlank } from './invisible.ts';

test.each(['', ' ', '\n\t', '\u00a0', '\u3000', '\u200b', '\u2800', '\u2060\ufeff', '\u200f '])(
  '%j is blank',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

test.each(['a', ' . ', 'क', '\u200dक', '0', '٠١٢', '👩🏽‍💻'])('%j is not blank', (text) => {
  expect(isBlank(text)).toBe(false);
});
