/** Checks that every link, fragment and asset of every page exists in the built site. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '#schemas/contentFolder.ts';
import { builtPages } from '../../rules/builtPages.ts';
import { linkFaults, targetsOf } from './support/linkFaults.ts';

const { siteUrl } = parse(readFileSync(`${contentFolder}/agency.yaml`, 'utf8'));
const pages = builtPages();
const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?!html$)\w+$/.test(file),
);
const targets = targetsOf(
  pages,
  files.map((file) => `/${file}`),
);

test.each(pages)('$path has no broken links', (page) => {
  expect(linkFaults(page, targets, siteUrl)).toEqual([]);
});
