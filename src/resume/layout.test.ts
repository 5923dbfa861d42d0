import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  entryItem,
  lineItem,
  longResume,
  runsOf,
  shortResume,
  times,
} from '../../tests/support/resumeDocuments.ts';
import { resumeFonts } from '../../tests/support/resumeFonts.ts';
import type { ResumeDocument } from './documentOf.ts';
import { fileCharacters, fileText } from './fileCharacters.ts';
import { layoutResume } from './layout.ts';
import { comfortable, compact, type Page, pageSize, spacious, type TextRun } from './pageStyle.ts';
import { breakLines, measureWith } from './typesetting.ts';

const measure = measureWith(await resumeFonts());
const layout = (resume: ResumeDocument) => layoutResume(resume, measure);

/** The texts of the pages as they are read out, without the marks. */
const readOut = (pages: Page[]) =>
  pages
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ runs }) => runs)
    .map(({ text }) => text);

test.each([
  [21, 1, spacious],
  [33, 1, comfortable],
  [34, 1, compact],
  [44, 1, compact],
  [45, 2, comfortable],
])('%d lines fit on %d page(s), as large as they can be', (count, length, { body }) => {
  const pages = layout({
    ...shortResume,
    sections: [{ heading: 'Profile', items: times(count, () => lineItem('A line')) }],
  });
  expect(pages).toHaveLength(length);
  expect(pages[0]?.blocks.at(-1)?.runs[0]?.size).toBe(body.size);
});

test('a page is set by its style: each line at its distance, marks before items, one line in colour under the head', () => {
  const long = `Know ${'all roads of East Delhi and '.repeat(4)}more`;
  const [first, school] = shortResume.sections;
  const sections = [{ heading: 'Profile', items: [long, 'Never late'].map(lineItem) }, first, school];
  const [page] = layout({ ...shortResume, sections: sections.flatMap((section) => section ?? []) });
  let above = 0;
  const lines = page?.blocks.flatMap(({ role, mark, runs }) =>
    runs.map(({ text, baseline, size, weight, colour }, index) => {
      const distance = Math.round((baseline - above) * 10) / 10;
      above = baseline;
      const marked = index === 0 && mark?.baseline === baseline && mark.text.trim();
      return [role, distance, size, weight, colour, text.slice(0, 9), marked].filter(Boolean).join(' ');
    }),
  );
  expect(lines).toEqual([
    'name 116 40 semibold ink Ravi Kuma',
    'paragraph 28 19 regular ink Delivery ',
    'paragraph 29 13 regular ink +91 98765',
    'heading 73 15 semibold accent Profile',
    'line 26 13 regular ink Know all  -',
    'line 20 13 regular ink and all r',
    'line 25 13 regular ink Never lat -',
    'heading 51 15 semibold accent Profile',
    'line 26 13 regular ink Know 0 ro -',
    'line 25 13 regular ink Know 1 ro -',
    'line 25 13 regular ink Know 2 ro -',
    'heading 51 15 semibold accent School',
    'entry 26 13 semibold ink Class 12 ',
    'entry 13 regular soft 2018 ',
    'entry 20 13 regular ink Governmen',
  ]);
  expect(page?.rules).toEqual([
    { x: 72, y: 195, width: pageSize.width - 144, thickness: 2, colour: 'accent' },
  ]);
  expect(page?.blocks[2]?.runs[0]?.text).toBe(shortResume.contact.join(' · '));
});

// Each letter is one point wide.
test.each([
  ['by spaces', 'Kept a log', 6, ['Kept a ', 'log']],
  ['by spaces, also after a hyphen', 'Full-time work', 11, ['Full-time ', 'work']],
  ['before a hyphen between spaces', 'A driver - Delhi', 8, ['A driver ', '- Delhi']],
  ['with no hyphen at the end of one', 'Knew pre- and post', 10, ['Knew ', 'pre- and ', 'post']],
  ['in a long word after its slash', 'alternator/starter', 12, ['alternator/', 'starter']],
  ['in a long word after its hyphens', 'ab-cd-efgh', 6, ['ab-cd-', 'efgh']],
  ['in a long word with signs between no letters', 'abc--/d', 4, ['abc-', '-/d']],
  ['anywhere in a word that is too long', 'a-bcdefgh ij', 4, ['a-bc', 'defg', 'h ij']],
])('a text is divided %s', (_, text, width, lines) => {
  expect(breakLines(text, (line) => line.trimEnd().length <= width)).toEqual(lines);
});

test('contacts stay whole on their lines; the line in colour is there without them too', () => {
  const contact = ['a'.repeat(60), 'b'.repeat(60)];
  const [page] = layout({ ...shortResume, contact });
  expect(page?.blocks[2]?.runs.map(({ text }) => text.trim())).toEqual(contact);
  expect(layout({ ...shortResume, work: undefined, contact: [] })[0]?.rules).toHaveLength(1);
});

test('dates stand beside the end of their title, but below it when long or without a place, which is last', () => {
  const title = 'Helper in the kitchen '.repeat(5);
  const items = [
    entryItem('Cook', '2019', 'Agra'),
    entryItem(title, '2018', 'Kota'),
    entryItem('Guard', title, 'Agra'),
    entryItem('Guard', '2017', ''),
  ];
  const [page] = layout({ ...shortResume, sections: [{ heading: 'Work', items }] });
  const [short, long, ...below] = page?.blocks.filter(({ role }) => role === 'entry') ?? [];
  for (const [titled, dates, place] of [short?.runs ?? [], long?.runs.slice(1) ?? []]) {
    expect(dates?.baseline).toBe(titled?.baseline);
    expect((dates?.x ?? 0) - (titled?.x ?? 0) - (titled?.width ?? 0)).toBeCloseTo(0.7 * spacious.body.size);
    expect(place?.baseline).toBeGreaterThan(dates?.baseline ?? 0);
  }
  expect(below).toHaveLength(2);
  for (const { runs } of below) {
    expect(runs[1]).toMatchObject({ x: spacious.margin.side, colour: 'soft' });
    expect(runs[1]?.baseline).toBeGreaterThan(runs[0]?.baseline ?? 0);
  }
});

test('later pages repeat the name, and have their number', () => {
  const [first, second] = layout(longResume);
  expect(first?.header).toEqual([]);
  expect(second?.header).toMatchObject([{ text: 'Page 2: Ravi Kumar', baseline: 67, colour: 'soft' }]);
  expect(second?.blocks[0]?.runs[0]).toMatchObject({ text: 'Technician ', baseline: 96.9 });
  const [, { header = [] } = {}] = layout({ ...longResume, laterPage: `Page {page}: ${'i '.repeat(200)}` });
  expect(header.map(({ text }) => text)).toEqual([expect.stringMatching(/^Page 2: (i )+$/)]);
});

test('a page ends with no heading and no single line, and begins with none; only a long block is divided', () => {
  const items = times(12, (index) => lineItem('word '.repeat(30 + 12 * index)));
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 6, maxLength: 20 }), (counts) => {
      const sections = counts.map((count) => ({ heading: 'Heading', items: items.slice(0, count) }));
      const pages = layout({ ...shortResume, sections });
      for (const [index, { blocks }] of pages.entries()) {
        expect(blocks.at(-1)?.role).not.toBe('heading');
        if (index === 0 || blocks[0]?.role === 'heading') continue;
        const [ends, begins] = [pages[index - 1]?.blocks.at(-1), blocks[0]];
        expect(ends?.runs.length).toBeGreaterThan(1);
        expect(begins?.runs.length).toBeGreaterThan(1);
        if (ends?.id === begins?.id)
          expect((ends?.runs.length ?? 0) + (begins?.runs.length ?? 0)).toBeGreaterThan(8);
        else expect(blocks[1]?.role).not.toBe('heading');
      }
    }),
  );
});

/** Texts of a field: short, long, with words that no line holds, in all characters of the file. */
const text = fc.oneof(
  { weight: 4, arbitrary: fc.lorem({ maxCount: 12 }) },
  { weight: 2, arbitrary: fc.string({ unit: fc.constantFrom(...fileCharacters), maxLength: 200 }) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom('W', 'i', '-', '/'), maxLength: 1000 }) },
  { weight: 1, arbitrary: fc.constantFrom('', '2019 - 2021', 'e\u0301', 'a\u00a0b', '-', 'a- b') },
);

const item = fc.oneof(
  text.map(lineItem),
  fc.tuple(text, text, text).map((texts) => entryItem(...texts)),
);

/** Any resume, also such as nobody would write. */
const anyResume: fc.Arbitrary<ResumeDocument> = fc.record({
  title: fc.constant('Resume'),
  laterPage: fc.constant('Page {page}'),
  name: fc.oneof(fc.constantFrom('Ravi Kumar', 'Kumar '.repeat(40)), text),
  work: fc.option(fc.oneof(fc.constant('driver '.repeat(70)), text), { nil: undefined }),
  contact: fc.array(fc.oneof(fc.constant('a '.repeat(300)), text), { maxLength: 3 }),
  sections: fc.array(
    fc.record({ heading: fc.constant('Heading'), items: fc.array(item, { maxLength: 12 }) }),
    { maxLength: 6 },
  ),
});

/** The texts of a resume in reading order, as the file sets them. */
const textsOf = ({ name, work = '', contact, sections }: ResumeDocument): string[] => {
  const written = sections.flatMap(({ heading, items }) => [
    heading,
    ...items.flatMap((item) => (item.kind === 'line' ? item.text : [item.title, item.dates, item.place])),
  ]);
  return [name, work, ...contact, ...written].map(fileText);
};

/** The letters of texts, without the dots that separate the contacts. */
const lettersOf = (texts: string[]) => texts.join('').replace(/[·\s]/g, '');

test('any resume has every word, in order, within the margins, and none over another', () => {
  fc.assert(
    fc.property(anyResume, (resume) => {
      const pages = layout(resume);
      expect(lettersOf(readOut(pages))).toBe(lettersOf(textsOf(resume)));
      for (const { x, width, baseline, size, text } of pages.flatMap(runsOf)) {
        expect(text).not.toContain('  ');
        expect(x).toBeGreaterThan(40);
        expect(x + width).toBeLessThanOrEqual(pageSize.width - 60);
        expect(baseline - size).toBeGreaterThan(30);
        expect(baseline + size / 4).toBeLessThanOrEqual(pageSize.height - compact.margin.bottom);
        expect(size).toBeGreaterThanOrEqual(10);
      }
      for (const runs of pages.map(runsOf)) {
        runs.sort((one, other) => one.baseline - other.baseline || one.x - other.x);
        runs.slice(1).forEach(({ x, baseline, size }, index) => {
          const before = runs[index] as TextRun;
          if (before.baseline === baseline) expect(x).toBeGreaterThan(before.x + before.width);
          else expect(baseline - before.baseline).toBeGreaterThanOrEqual(size);
        });
      }
    }),
  );
});
