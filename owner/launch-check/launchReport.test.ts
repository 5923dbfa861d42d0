import { stripVTControlCharacters } from 'node:util';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { line } from '#schemas/text.ts';
import { contentPath, temporaryContent } from '../../tests/support/temporaryContent.ts';
import { launchReport } from './launchReport.ts';
import { printReport } from './printReport.ts';

const entry = z.strictObject({ name: line });
const collections = {
  agency: { pattern: 'agency.yaml', schema: z.strictObject({ name: line, phones: z.array(line.max(15)) }) },
  cities: { pattern: 'cities/*.yaml', schema: entry },
  read: {
    pattern: 'read.yaml',
    schema: z.strictObject({ cities: z.union([z.literal('all'), z.array(line)]) }),
  },
};
const files = {
  'agency.yaml': 'name: Oak\nphones:\n  - "+91 11 41502233"\n',
  'cities/agra.yaml': 'name: Agra\n',
  'cities/pune.yaml': 'name: Pune\n',
  'read.yaml': 'cities: all\n',
};

/** The report after these files are added to the content, or replace some of its files. */
function reportWith(changes: Record<string, string>) {
  temporaryContent({ ...files, ...changes });
  return launchReport(collections);
}

test("an agency's own content is ready", () => {
  const report = reportWith({});
  expect(report).toEqual({ findings: [], warnings: [] });
  expect(stripVTControlCharacters(printReport(report))).toBe('Ready to launch');
});

test('each finding is one line under a heading and says what to write instead', () => {
  const report = reportWith({ 'agency.yaml': 'name: Oak # sample\nphones: []\n' });
  const text = stripVTControlCharacters(printReport(report));
  expect(text).toContain(`\n${contentPath('agency.yaml')}:1 name: Write the name on your letterhead`);
  // The form and the field have the names that the content editor shows.
  expect(text).toContain('Then delete "# sample". Now: "Oak" In the editor: The agency: Agency\'s name.\n');
  expect(text).toMatch(/^Samples and placeholders to replace\n[\s\S]*\n1 thing left\./);
});

test('a value that stops the build is found once, even if it is also a placeholder', () => {
  const { findings } = reportWith({
    'agency.yaml': 'name: Oak\nphones:\n  - "+91 00000 00000 00"\n',
    'cities/agra.yaml': 'name: ""\n',
  });
  expect(findings).toMatchObject([
    { group: 'values', file: contentPath('agency.yaml'), line: 3, what: 'phones 1' },
    { group: 'refused', file: contentPath('cities/agra.yaml'), line: 1, what: 'name' },
  ]);
});

test('unread pages are counted and are warnings only', () => {
  const { findings, warnings } = reportWith({ 'read.yaml': '# Which were read.\ncities:\n  - agra\n' });
  expect(findings).toEqual([]);
  expect(warnings).toMatchObject([
    { file: contentPath('read.yaml'), line: 3, what: 'cities', write: expect.stringContaining('1 of 2') },
  ]);
  expect(reportWith({ 'read.yaml': '# None.\ncities: []\n' }).warnings).toMatchObject([{ line: 2 }]);
});
