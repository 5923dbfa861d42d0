import { expect, test } from 'vitest';
import { phone } from './phone.ts';

const messageFor = (number: string) => phone.safeParse(number).error?.issues[0]?.message;

test.each([
  ['98110 55230', '+91 98110 55230'],
  ['011 4150 7782', '+91 11 4150 7782'],
])('%s is refused, with the number that was probably meant', (number, meant) => {
  expect(messageFor(number)).toMatch(`did you mean ${meant}?`);
  expect(messageFor(meant)).toBeUndefined();
});

test.each(['4150', '+91 1', 'call us'])('%s, which nobody can dial, is refused with an example', (number) => {
  expect(messageFor(number)).toMatch(/^a number with the code of the country/);
});
