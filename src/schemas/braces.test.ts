import { expect, test } from 'vitest';
import { withAgencyValues } from './braces.ts';

const values = { agency: 'Gomti Placement', city: 'Lucknow', years: '12', placement: undefined };

test('the values of the agency stand in every text, at any depth', () => {
  const page = { title: 'Work in {city}', parts: [{ text: '{agency}, {years} years' }], rank: 3 };
  expect(withAgencyValues(page, values)).toEqual({
    title: 'Work in Lucknow',
    parts: [{ text: 'Gomti Placement, 12 years' }],
    rank: 3,
  });
});

test('an item of a list is left out if it names a claim that the agency does not make', () => {
  const reasons = [
    { title: '{placement}% success', text: 'Ours' },
    { title: 'In {city}', text: 'Near' },
  ];
  expect(withAgencyValues({ reasons, claims: ['{placement}%'] }, values)).toEqual({
    reasons: [{ title: 'In Lucknow', text: 'Near' }],
    claims: [],
  });
});

test('other words in braces stay for those who fill them', () => {
  expect(withAgencyValues('Call {phone}', values)).toBe('Call {phone}');
});
