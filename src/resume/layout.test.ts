import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  anyResume,
  lineItem,
  longResume,
  shortResume,
  times,
  wordsOf,
} from '../../tests/support/resumeDocuments.ts';
import { resumeFonts } from '../../tests/support/resumeFonts.ts';
import type { ResumeDocument } from './documentOf.ts';
import { layoutResume } from './layout.ts';
import { comfortable, compact, type Page, pageSize, type TextRun } from './page.ts';
import { measureWith } from './typesetting.ts';

const measure = measureWith(await resumeFonts());
const layout = (resume: ResumeDocument) => layoutResume(resume, measure);

const allRuns = ({ header, blocks }: Page): TextRun[] =>
  [...header, ...blocks.flatMap(({ mark, runs, aside }) => [mark, ...runs, aside])].filter(
    (run) => run !== undefined,
  );

/** The text of the pages as it is read out, without the marks and spaces. */
const readOut = (pages: Page[]) =>
  pages
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ runs, aside }) => [...runs, ...(aside ? [aside] : [])])
    .map(({ text }) => text)
    .join('')
    .replace(/[·\s]/g, '');

test.each([
  [20, 1, comfortable],
  [42, 1, compact],
  [60, 2, comfortable],
])('%d lines fit on %d page(s), if need be set tighter', (count, length, { body }) => {
  const pages = layout({
    ...shortResume,
    sections: [{ heading: 'Profile', items: times(count, () => lineItem('A line')) }],
  });
  expect(pages).toHaveLength(length);
  expect(pages[0]?.blocks.at(-1)?.runs[0]?.size).toBe(body.size);
});

test('dates stand at the right edge, on the first line of their entry; long ones below it', () => {
  const [long, short] = layout(longResume).flatMap(({ blocks }) =>
    blocks.filter(({ role }) => role === 'entry'),
  );
  expect(long?.aside).toBeUndefined();
  expect(long?.runs.at(-1)?.text).toContain('flood');
  expect(short?.aside?.baseline).toBe(short?.runs[0]?.baseline);
  expect((short?.aside?.x ?? 0) + (short?.aside?.width ?? 0)).toBeCloseTo(
    pageSize.width - (short?.runs[0]?.x ?? 0),
  );
});

test('later pages repeat the name, and have their number', () => {
  const [first, second] = layout(longResume);
  expect(first?.header).toEqual([]);
  expect(second?.header.map(({ text }) => text)).toEqual([longResume.name, '2']);
});

test('a page ends with no heading, and begins with no single last line', () => {
  const items = times(12, () => lineItem('word '.repeat(30)));
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 6, maxLength: 20 }), (counts) => {
      const sections = counts.map((count) => ({ heading: 'Heading', items: items.slice(0, count) }));
      const pages = layout({ ...shortResume, sections });
      for (const [index, { blocks }] of pages.entries()) {
        expect(blocks.at(-1)?.role).not.toBe('heading');
        if (index === 0 || blocks[0]?.role === 'heading') continue;
        expect(blocks[0]?.runs.length).toBeGreaterThan(1);
        expect(blocks[1]?.role).not.toBe('heading');
      }
    }),
  );
});

test('any resume has every word, in order, within the margins, and none over another', () => {
  fc.assert(
    fc.property(anyResume, (resume) => {
      const pages = layout(resume);
      expect(readOut(pages)).toBe(wordsOf(resume).join('').replace(/·/g, ''));
      for (const { x, width, baseline, size } of pages.flatMap(allRuns)) {
        expect(x).toBeGreaterThan(40);
        expect(x + width).toBeLessThanOrEqual(pageSize.width - 60);
        expect(baseline - size).toBeGreaterThan(30);
        expect(baseline + size / 4).toBeLessThanOrEqual(pageSize.height - 40);
        expect(size).toBeGreaterThanOrEqual(10);
      }
      for (const runs of pages.map(allRuns)) {
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
