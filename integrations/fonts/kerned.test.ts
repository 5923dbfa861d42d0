import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { characters, headline, variableFont } from './faces.ts';
import { kerned } from './kerned.ts';

const face = await subsetFont(variableFont(), characters, {
  targetFormat: 'sfnt',
  variationAxes: headline.axes,
});

test.each([
  ['LT', 0.03, 0.1],
  ['Work', 0.015, 0.1],
  ['nn', 0, 0],
  ['', 0, 0],
])('the most moved pair of %j moves by %d to %d of the size', (text, least, most) => {
  expect(kerned(face, text)).toBeGreaterThanOrEqual(least);
  expect(kerned(face, text)).toBeLessThanOrEqual(most);
});
