import { expect, test } from 'vitest';
import { habitFindings, type PageFile } from './habits.ts';

const page = (slug: string, data: PageFile['data']): PageFile => ({
  file: `content/jobs/${slug}.yaml`,
  kind: 'jobs',
  data,
});
const pages = (count: number, data: PageFile['data']) =>
  Array.from({ length: count }, (_, index) => page(`x${index}`, data));
const rulesOf = (files: PageFile[]) => habitFindings(files).map(({ rule, found }) => `${rule}: ${found}`);

test.each([
  'This page tells you what welders do.',
  'Good work. Here you read where it is.',
  'Find out what each employer asks for.',
])('a text that speaks of the page is found: %s', (intro) => {
  expect(rulesOf([page('welder', { parts: [{ intro }] })])).toEqual([
    expect.stringContaining('about the page'),
  ]);
});

test('warnings are found when more than two thirds of the pages of a kind have one', () => {
  const warned = (count: number) => [...pages(count, { warning: 'Take care.' }), ...pages(6 - count, {})];
  expect(rulesOf(warned(4))).toEqual([]);
  expect(rulesOf(warned(5))).toEqual(['warnings: 5 of 6 pages']);
});

test('a sentence is found when more than four pages have it, and a set phrase is not', () => {
  const sentence = 'There is no licence for this work in India.';
  expect(rulesOf(pages(4, { intro: sentence }))).toEqual([]);
  expect(rulesOf(pages(5, { intro: `First. ${sentence}` }))).toEqual([`sentence: "${sentence}" on 5 pages`]);
  expect(rulesOf(pages(5, { intro: 'Class 10, and a licence for two-wheelers.' }))).toEqual([]);
});

test('maxims are found when more than one answer in eight ends in one', () => {
  const answers = (maxims: number) =>
    page('welder', {
      questions: Array.from({ length: 8 }, (_, index) => ({
        answer: index < maxims ? '"I look at the seam. Colours come last."' : '"I look at the seam."',
      })),
    });
  expect(rulesOf([answers(1)])).toEqual([]);
  expect(rulesOf([answers(2)])).toEqual([expect.stringContaining('maxims: 2 of 8')]);
});
