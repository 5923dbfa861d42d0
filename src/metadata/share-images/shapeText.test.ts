import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '#schemas/contentFolder.ts';
import { shapeText } from './shapeText.ts';
import { getTypefaces, type Typeface } from './typefaces.ts';

let typeface: Typeface;

beforeAll(async () => {
  typeface = (await getTypefaces()).headline;
});

const glyphsOf = (text: string) => shapeText(text, typeface).glyphs;
const missing = (text: string) => glyphsOf(text).some(({ id }) => id === 0);

test.each(['क्ष', 'ज्ञ', 'त्र', 'श्र'])('%s is drawn as one conjunct', (letters) => {
  expect([...letters]).toHaveLength(3);
  expect(glyphsOf(letters)).toHaveLength(1);
});

test('the short i stands before its consonant, and the reph is a sign after its letter', () => {
  const [ka] = glyphsOf('क');
  expect(glyphsOf('कि').map(({ id }) => id)[1]).toBe(ka?.id);
  const [ma, reph] = glyphsOf('र्म');
  expect(ma?.id).toBe(glyphsOf('म')[0]?.id);
  expect(shapeText('र्म', typeface).width).toBe(shapeText('म', typeface).width);
  expect(reph?.id).not.toBe(glyphsOf('र')[0]?.id);
});

test('a sign below a letter that reaches below the line is lower', () => {
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
