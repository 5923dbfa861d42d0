/** `npm run check:content`: checks the editorial rules of specification 2.6 and 11 on the built pages. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentFolder } from '#schemas/contentFolder.ts';
import { builtPages } from './support/builtPages.ts';
import { readPageText } from './support/pageText.ts';
import { type CheckedPage, editorialFaults, repeated, tooAlike } from './support/textRules.ts';
import { wordingFaults } from './support/wordingRules.ts';

/** The content folders of each part of the site. */
const foldersOf: Record<string, string[]> = {
  jobs: ['cities', 'jobs'],
  department: ['departments'],
  company: ['companies'],
};

const pages = builtPages()
  .filter(({ path }) => path !== '/404')
  .map((page): CheckedPage => {
    const [, part = '', slug] = page.path.split('/');
    const kind = foldersOf[part]?.find((folder) => existsSync(`${contentFolder}/${folder}/${slug}.yaml`));
    const source = kind ? `${contentFolder}/${kind}/${slug}.yaml` : page.path;
    return { ...readPageText(page), path: page.path, kind, source };
  });
const landingPages = Map.groupBy(
  pages.filter(({ kind }) => kind),
  ({ kind }) => kind,
);

test.each(pages)('$source follows the editorial rules', (page) => {
  expect([...editorialFaults(page), ...wordingFaults(page)]).toEqual([]);
});

test('no two pages have the same title or the same description', () => {
  expect(repeated(pages)).toEqual([]);
});

test.each([...landingPages])('no two pages of %s share too much text', (_, pages) => {
  expect(tooAlike(pages)).toEqual([]);
});
