import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '#schemas/contentFolder.ts';
import { shapeText } from './shapeText.ts';
import { getTypefaces } from './typefaces.ts';

const { headline: typeface } = await getTypefaces();

const glyphsOf = (text: string) => shapeText(text, typeface).glyphs;
const missing = (text: string) => glyphsOf(text).some(({ id }) => id === 0);

test('a conjunct is one glyph, and a sign below a letter that reaches below the line is lower', () => {
  expect(glyphsOf('क्ष')).toHaveLength(1);
  expect(glyphsOf('सू')[1]?.y).toBe(0);
  expect(glyphsOf('दू')[1]?.y).toBeLessThan(-0.05);
});

test('Latin letters among Hindi are from the Latin font, and only they are spaced', () => {
  expect(glyphsOf('अ CV').map(({ font }) => font === typeface.latin)).toEqual([false, true, true, true]);
  expect(shapeText('नौकरी', typeface, 1).width).toBe(shapeText('नौकरी', typeface).width);
  expect(shapeText('CV', typeface, 1).width).toBe(shapeText('CV', typeface).width + 2);
});

test('the typeface has every character of the Hindi headlines', () => {
  const headlines = globSync(`${contentFolder}/hi/{pages,jobs,cities,legal}/*.yaml`).map(
    (file): string => parse(readFileSync(file, 'utf8')).headline,
  );
  expect(missing('漢')).toBe(true);
  expect(headlines.length).toBeGreaterThan(8);
  expect(headlines.filter(missing)).toEqual([]);
});
