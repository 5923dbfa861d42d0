import { expect, test } from 'vitest';
import { placeLabels } from './labels.ts';

test('a name stands on the map, with no more digits than it needs, and covers neither a dot nor another name', () => {
  const places = [
    { name: 'Agra', x: 5, y: 11.8 },
    { name: 'Visakhapatnam', x: 19, y: 5 },
    { name: 'Noida', x: 5, y: 5 },
    { name: 'Ghaziabad', x: 1.2, y: 5.9 },
  ];
  expect(placeLabels(places, [{ x: 6.5, y: 5 }], { width: 20, height: 20 })).toMatchObject([
    { x: 5.55, y: 12.1, anchor: 'start' },
    { anchor: 'end' },
    { anchor: 'end' },
    { y: 7.1, anchor: 'middle' },
  ]);
});
