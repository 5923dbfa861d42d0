import { expect, test } from 'vitest';
import { fileCharacters } from '#resume/fileCharacters.ts';
import { weights } from '#resume/pageStyle.ts';
import { resumeFont } from './resumeFonts.ts';

test.each(weights)('the %s font of the file has every character, and a width for it', async (weight) => {
  const { truetype, advances } = await resumeFont(weight);
  expect([...Object.values(advances).join('')].sort()).toEqual([...new Set(fileCharacters)].sort());
  expect(truetype.length).toBeLessThan(25_000);
});
