import { expect, test } from 'vitest';
import { placeLabels } from './labels.ts';

const size = { width: 20, height: 20 };

test.each([
  [
    { name: 'Agra', x: 5, y: 11.8 },
    'to the right, with no more digits than it needs',
    { x: 5.55, y: 12.1, anchor: 'start' },
  ],
  [{ name: 'Visakhapatnam', x: 19, y: 5 }, 'to the left at the right edge', { anchor: 'end' }],
])('%j stands %s', (place, _, label) => {
  expect(placeLabels([place], [], size)).toMatchObject([label]);
});

test('a name covers neither a dot nor another name', () => {
  const labels = placeLabels(
    [
      { name: 'Noida', x: 5, y: 5 },
      { name: 'Ghaziabad', x: 5.4, y: 5.2 },
    ],
    [{ x: 6.5, y: 5 }],
    size,
  );
  expect(labels.map(({ anchor }) => anchor)).toEqual(['end', 'middle']);
});
