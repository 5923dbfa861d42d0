import { expect, test } from 'vitest';
import { withAgencyValues } from './braces.ts';

test('a text has the values of the agency, at any depth, and keeps other braces; an item that names no value is left out', () => {
  const values = { agency: 'Gomti Placement', city: 'Lucknow', years: '12', placement: undefined };
  const page = {
    title: 'Work in {city}, call {phone}',
    rank: null,
    parts: [{ text: '{agency}, {years} years' }, { title: 'Ours', text: '{placement}% success' }],
    claims: ['{placement}% in {city}'],
  };
  expect(withAgencyValues(page, values)).toEqual({
    title: 'Work in Lucknow, call {phone}',
    rank: null,
    parts: [{ text: 'Gomti Placement, 12 years' }],
    claims: [],
  });
});
