import { expect, test } from 'vitest';
import { placeLabels } from './labels.ts';

const size = { width: 20, height: 20 };

test('a name stands to the right of its dot if nothing is there', () => {
  expect(placeLabels([{ name: 'Agra', x: 5, y: 5 }], [], size)).toEqual([
    { name: 'Agra', x: 5.55, y: 5.3, anchor: 'start' },
  ]);
});

test('a position has no more digits than it needs', () => {
  expect(placeLabels([{ name: 'Agra', x: 5, y: 11.8 }], [], size)).toMatchObject([{ x: 5.55, y: 12.1 }]);
});

test('a name goes to the left at the right edge', () => {
  expect(placeLabels([{ name: 'Visakhapatnam', x: 19, y: 5 }], [], size)).toMatchObject([{ anchor: 'end' }]);
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
