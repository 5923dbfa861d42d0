import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { hindiSchemaOf, inHindi, translatablePart } from './hindi.ts';
import { shared } from './shared.ts';
import { slugOf } from './slug.ts';
import { line } from './text.ts';

const schema = z.strictObject({
  name: line,
  latitude: shared(z.number()).optional(),
  rates: z.record(z.string(), z.strictObject({ amount: shared(z.number()), what: line })).optional(),
  towns: z.array(slugOf('cities')),
  photo: z.strictObject({ file: shared(line), alt: line }).optional(),
  warning: line.optional(),
  similar: z.array(z.strictObject({ job: slugOf('jobs'), why: line })),
});
const english = {
  name: 'Weaver',
  latitude: 25,
  towns: ['agra'],
  rates: { first: { amount: 9, what: 'Pay' } },
  similar: [
    { job: 'dyer', why: 'Colour' },
    { job: 'tailor', why: 'Cut' },
  ],
};
const hindi = {
  name: 'बुनकर',
  rates: { first: { what: 'वेतन' } },
  similar: [{ job: 'tailor', why: 'कटाई' }],
};
const photo = { file: 'asha.webp', alt: 'At a loom' };

test.each([
  ['the texts, and in lists also what an item refers to', hindi, undefined],
  ['no item without what it refers to', { ...hindi, similar: [{ why: 'कटाई' }] }, ['similar.0.job']],
  ['no value that both languages share', { ...hindi, latitude: 25 }, ['']],
  ['no list of slugs', { ...hindi, towns: ['agra'] }, ['']],
  ['no file of a photo', { ...hindi, photo }, ['photo']],
  ['each text that is required', { similar: [] }, ['name']],
])('a Hindi file has %s', (_, content, paths) => {
  const { error } = hindiSchemaOf(schema)?.safeParse(content) ?? {};
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(paths);
});

test('there is no Hindi file for content without texts', () => {
  expect(hindiSchemaOf(z.strictObject({ cities: z.array(slugOf('cities')) }))).toBeUndefined();
});

const warned = { warning: 'Take care' };
const warnedInHindi = { warning: 'सावधान' };
const described = { photo: { alt: 'करघे पर' } };

test.each([
  ['a list takes the place of the whole English list', {}, {}, {}],
  ['an optional text shows if both files have it', warned, warnedInHindi, warnedInHindi],
  ['an optional text shows not only in English', warned, {}, {}],
  ['an optional text shows not only in Hindi', {}, warnedInHindi, {}],
  ['a photo keeps its description until it has a Hindi one', { photo }, {}, { photo }],
  ['a photo keeps its file', { photo }, described, { photo: { ...photo, ...described.photo } }],
])('in Hindi %s', (_, moreEnglish, moreHindi, expected) => {
  expect(inHindi(schema, { ...english, ...moreEnglish }, { ...hindi, ...moreHindi })).toEqual({
    ...english,
    ...hindi,
    rates: { first: { amount: 9, what: 'वेतन' } },
    ...expected,
  });
});

test('the kind of an entry decides which of its values are texts', () => {
  const kinds = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('role'), name: line }),
    z.strictObject({ kind: z.literal('level'), rank: shared(z.number()), name: line }),
  ]);
  const junior = { kind: 'level', name: 'जूनियर' };
  expect(inHindi(kinds, { kind: 'level', rank: 2, name: 'Junior' }, junior)).toEqual({ ...junior, rank: 2 });
  expect(hindiSchemaOf(kinds)?.safeParse(junior).success).toBe(true);
});

test('the part that a Hindi file translates has no shared values', () => {
  expect(translatablePart(schema, { ...english, photo })).toStrictEqual({
    name: 'Weaver',
    rates: { first: { what: 'Pay' } },
    photo: { alt: photo.alt },
    similar: english.similar,
  });
});
