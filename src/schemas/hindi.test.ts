import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { hindiSchemaOf, inHindi, translatablePart } from './hindi.ts';
import { shared } from './shared.ts';
import { slugOf } from './slug.ts';
import { line } from './text.ts';

const schema = z.strictObject({
  name: line,
  latitude: shared(z.number()),
  towns: z.array(slugOf('cities')),
  photo: z.strictObject({ file: shared(line), alt: line }).optional(),
  warning: line.optional(),
  neighbours: z.array(z.strictObject({ job: slugOf('jobs'), why: line })),
});
const english = {
  name: 'Weaver',
  latitude: 25,
  towns: ['agra'],
  neighbours: [
    { job: 'dyer', why: 'Colour' },
    { job: 'tailor', why: 'Cut' },
  ],
};
const hindi = { name: 'बुनकर', neighbours: [{ job: 'tailor', why: 'कटाई' }] };

const hindiSchema = hindiSchemaOf(schema);
const issues = (content: unknown) => hindiSchema?.safeParse(content).error?.issues.map(({ path }) => path);

test('a Hindi file has the texts, and in lists also what an item refers to', () => {
  expect(issues(hindi)).toBeUndefined();
  expect(issues({ ...hindi, neighbours: [{ why: 'कटाई' }] })).toEqual([['neighbours', 0, 'job']]);
});

test('a Hindi file may not have what both languages share', () => {
  expect(issues({ ...hindi, latitude: 25 })).toEqual([[]]);
  expect(issues({ ...hindi, towns: ['agra'] })).toEqual([[]]);
});

test('a required text must be in the Hindi file', () => {
  expect(issues({ neighbours: [] })).toEqual([['name']]);
});

test('there is no Hindi file for content without texts', () => {
  expect(hindiSchemaOf(z.strictObject({ cities: z.array(slugOf('cities')) }))).toBeUndefined();
});

test('a list of the Hindi file takes the place of the whole English list', () => {
  expect(inHindi(schema, english, hindi)).toEqual({ ...hindi, latitude: 25, towns: ['agra'] });
});

test('an optional text shows only if both files have it', () => {
  const warned = { ...english, warning: 'Take care' };
  expect(inHindi(schema, warned, hindi)).toMatchObject({ warning: undefined });
  expect(inHindi(schema, warned, { ...hindi, warning: 'सावधान' })).toMatchObject({ warning: 'सावधान' });
  expect(inHindi(schema, english, { ...hindi, warning: 'सावधान' })).not.toHaveProperty('warning');
});

test('a photo keeps its English description until it has a Hindi one', () => {
  const photo = { file: 'asha.webp', alt: 'At a loom' };
  expect(inHindi(schema, { ...english, photo }, hindi)).toMatchObject({ photo });
  expect(inHindi(schema, { ...english, photo }, { ...hindi, photo: { alt: 'करघे पर' } })).toMatchObject({
    photo: { file: 'asha.webp', alt: 'करघे पर' },
  });
});

test('the kind of an entry decides which of its values are texts', () => {
  const kinds = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('role'), name: line }),
    z.strictObject({ kind: z.literal('level'), rank: shared(z.number()), name: line }),
  ]);
  expect(
    inHindi(kinds, { kind: 'level', rank: 2, name: 'Junior' }, { kind: 'level', name: 'जूनियर' }),
  ).toEqual({
    kind: 'level',
    rank: 2,
    name: 'जूनियर',
  });
  expect(hindiSchemaOf(kinds)?.safeParse({ kind: 'level', name: 'जूनियर' }).success).toBe(true);
});

test('the part that a Hindi file translates does not change with shared values', () => {
  expect(translatablePart(schema, english)).toEqual({ name: 'Weaver', neighbours: english.neighbours });
  expect(translatablePart(schema, { ...english, latitude: 26, towns: [] })).toEqual(
    translatablePart(schema, english),
  );
});
