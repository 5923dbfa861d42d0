import { expect, test } from 'vitest';
import { cityHeadlineFindings } from './cityHeadlines.ts';

test.each([
  ['a city that its headline names', { name: 'Agra', headline: "Agra's shoe units" }, 0],
  ['a headline without the city', { name: 'Agra', headline: 'Where shoes are made' }, 1],
  ['a Hindi file that leaves the headline to the English one', { name: 'आगरा' }, 0],
])('%s', (_, city, count) => {
  expect(cityHeadlineFindings('cities', new Map([['agra', city]]))).toHaveLength(count);
});
