/** `npm run check:content`: checks the editorial rules of specification 2.6 and 11 on the built pages. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageNames, withoutLanguage } from '#navigation/languages.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { builtPages } from '../../rules/builtPages.ts';
import { type CheckedPage, editorialFaults, repeated, tooAlike } from '../../rules/text/editorialRules.ts';
import { readPageText } from '../../rules/text/pageText.ts';
import { wordingFaults } from '../../rules/text/wordingRules.ts';

/** The content folders of each part of the site. */
const foldersOf: Record<string, string[]> = {
  jobs: ['cities', 'jobs'],
  department: ['departments'],
  company: ['companies'],
};

const pages = builtPages()
  .filter(({ path }) => path !== '/404')
  .map((page): CheckedPage => {
    const { language, address } = withoutLanguage(page.path);
    const [, part = '', slug] = address.split('/');
    const root = language === 'hi' ? `${contentFolder}/hi` : contentFolder;
    const kind = foldersOf[part]?.find((folder) => existsSync(`${root}/${folder}/${slug}.yaml`));
    const source = kind ? `${root}/${kind}/${slug}.yaml` : page.path;
    return { ...readPageText(page), path: page.path, language, kind, source };
  });
const landingPages = Map.groupBy(
  pages.filter(({ kind }) => kind),
  ({ language, kind }) => `${kind} in ${languageNames[language]}`,
);

test('landing pages in both languages are checked', () => {
  const languages = new Set([...landingPages.values()].flat().map(({ language }) => language));
  expect([...languages]).toEqual(['en', 'hi']);
});

test.each(pages)('$source follows the editorial rules', (page) => {
  expect([...editorialFaults(page), ...wordingFaults(page)]).toEqual([]);
});

test('no two pages have the same title or the same description', () => {
  expect(repeated(pages)).toEqual([]);
});

test.each([...landingPages])('no two pages of %s share too much text', (_, pages) => {
  expect(tooAlike(pages)).toEqual([]);
});
