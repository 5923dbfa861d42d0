import { expect, test } from 'vitest';
import { client } from './client.ts';

const oak = { name: 'Oak', industry: 'Textiles', description: 'Weavers.' };
const numbers = { asked: 4, introduced: 9, joined: 3 };

/** The paths of the wrong values of a client's case. */
const wrong = (values: object) =>
  client.safeParse({ ...oak, case: values }).error?.issues.map(({ path }) => path.join('.'));

test('a case has whole numbers, and may leave out the days', () => {
  expect(wrong(numbers)).toBeUndefined();
  expect(wrong({ ...numbers, days: 21 })).toBeUndefined();
  expect(wrong({ ...numbers, days: 2.5 })).toEqual(['case.days']);
  expect(wrong({ asked: 4, introduced: 9 })).toEqual(['case.joined']);
});

test('nobody joins who was not introduced, or stays who did not join', () => {
  expect(wrong({ ...numbers, joined: 10 })).toEqual(['case.joined']);
  expect(wrong({ ...numbers, stayed: 4 })).toEqual(['case.joined']);
});
