import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  anyResume,
  fullResume,
  longResume,
  shortResume,
  wordsOf,
} from '../../tests/support/resumeDocuments.ts';
import { resumeFonts } from '../../tests/support/resumeFonts.ts';
import type { ResumeDocument } from './documentOf.ts';
import { layoutResume } from './layout.ts';
import { type Block, type Page, pageSize, type TextRun } from './page.ts';
import { type Measure, measureWith } from './typesetting.ts';

let measure: Measure;
beforeAll(async () => {
  measure = measureWith(await resumeFonts());
});

const layout = (resume: ResumeDocument) => layoutResume(resume, measure);

const runsOf = ({ mark, runs, aside }: Block): TextRun[] =>
  [mark, ...runs, aside].filter((run) => run !== undefined);
const allRuns = ({ header, blocks }: Page) => [...header, ...blocks.flatMap(runsOf)];

/** The text of the pages as it is read out, without the marks. */
const readOut = (pages: Page[]) =>
  pages
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ runs, aside }) => [...runs, ...(aside ? [aside] : [])])
    .map(({ text }) => text);

describe.each([
  ['short', shortResume, 1],
  ['full', fullResume, 1],
  ['long', longResume, 2],
] as const)('the %s resume', (_, resume, pages) => {
  test(`has ${pages} page(s)`, () => expect(layout(resume)).toHaveLength(pages));
});

test('a resume that is a little too long for a page is set tighter', () => {
  const [profile, ...others] = fullResume.sections;
  const items = profile?.items ?? [];
  const longer = {
    ...fullResume,
    sections: [{ heading: 'Profile', items: [...items, ...items] }, ...others],
  };
  expect(layout(longer)).toHaveLength(1);
  expect(sizes(layout(longer))).toBeLessThan(sizes(layout(fullResume)));
});

test('a resume with little on it is set larger, and fills half of its page', () => {
  const [page] = layout(shortResume);
  expect(sizes(layout(shortResume))).toBeGreaterThan(sizes(layout(fullResume)));
  expect(page?.blocks.at(-1)?.runs[0]?.baseline).toBeGreaterThan(pageSize.height / 2);
});

const sizes = ([page]: Page[]) => page?.blocks.at(-1)?.runs[0]?.size ?? 0;

test('the dates stand at the right edge, on the first line of their entry', () => {
  const entries = layout(fullResume).flatMap(({ blocks }) => blocks.filter(({ role }) => role === 'entry'));
  expect(entries).toHaveLength(6);
  for (const { runs, aside } of entries) {
    expect(aside?.baseline).toBe(runs[0]?.baseline);
    expect((aside?.x ?? 0) + (aside?.width ?? 0)).toBeCloseTo(pageSize.width - (runs[0]?.x ?? 0));
  }
});

test('later pages repeat the name, and have their number', () => {
  const [first, second] = layout(longResume);
  expect(first?.header).toEqual([]);
  expect(second?.header.map(({ text }) => text)).toEqual([longResume.name, '2']);
});

test('a page ends with no heading, and begins with no single last line', () => {
  const items = Array.from({ length: 12 }, () => ({ kind: 'line' as const, text: 'word '.repeat(30) }));
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

describe('any resume', () => {
  const always = (check: (pages: Page[], resume: ResumeDocument) => void) =>
    fc.assert(fc.property(anyResume, (resume) => check(layout(resume), resume)));

  test('has every word, in order', () =>
    always((pages, resume) => {
      const words = readOut(pages).join(' ').replace(/·/g, ' ').split(/\s+/).join('');
      expect(words).toBe(wordsOf(resume).join('').replace(/·/g, ''));
    }));

  test('stays within the margins', () =>
    always((pages) => {
      for (const { x, width, baseline, size } of pages.flatMap(allRuns)) {
        expect(x).toBeGreaterThan(40);
        expect(x + width).toBeLessThanOrEqual(pageSize.width - 60);
        expect(baseline - size).toBeGreaterThan(30);
        expect(baseline + size / 4).toBeLessThanOrEqual(pageSize.height - 40);
        expect(size).toBeGreaterThanOrEqual(10);
      }
    }));

  test('sets no text over another', () =>
    always((pages) => {
      for (const runs of pages.map(allRuns)) {
        const lines = Map.groupBy(runs, ({ baseline }) => baseline);
        for (const line of lines.values()) {
          line.sort((one, other) => one.x - other.x);
          line.slice(1).forEach(({ x }, index) => {
            expect(x).toBeGreaterThan((line[index]?.x ?? 0) + (line[index]?.width ?? 0));
          });
        }
        const baselines = [...lines].sort(([one], [other]) => one - other);
        baselines.slice(1).forEach(([baseline, line], index) => {
          const [above = 0] = baselines[index] ?? [];
          expect(baseline - above).toBeGreaterThanOrEqual(Math.max(...line.map(({ size }) => size)));
        });
      }
    }));
});
