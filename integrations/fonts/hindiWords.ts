import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { languageNames } from '#navigation/languages.ts';
import { contentFolder } from '#schemas/contentFolder.ts';

/** The Hindi pages in two groups, each with fonts of its own: together they have more words than one font holds. */
export type HindiPages = 'screens' | 'articles';

/** The folders with texts of landing pages and legal pages. */
const articles = '{cities,jobs,legal,official-links}';

/** The content files whose words are shown on a group's pages. The menu and the footer are on every page. */
const files: Record<HindiPages, { patterns: string[]; exclude: string[] }> = {
  screens: { patterns: ['**/*.yaml'], exclude: [`${articles}/*.yaml`] },
  articles: {
    patterns: [`${articles}/*.yaml`, 'agency.yaml', 'pages/jobs.yaml', 'words/{chrome,landing,screens}.yaml'],
    exclude: [],
  },
};

/** Every Hindi word of a group of pages, once. Without a group, of the whole site. */
export function hindiWords(pages?: HindiPages): string[] {
  const { patterns, exclude } = pages ? files[pages] : { patterns: ['**/*.yaml'], exclude: [] };
  const cwd = `${contentFolder}/hi`;
  // The footer of every page links to these entries by their names.
  const names = globSync('{cities,jobs}/*.yaml', { cwd }).map((file) => parse(read(`${cwd}/${file}`)).name);
  const texts = globSync(patterns, { cwd, exclude }).map((file) => read(`${cwd}/${file}`));
  return wordsIn([languageNames.hi, ...names, ...texts]);
}

/**
 * The Hindi words on English pages: the language link, the menu (on the site map), the lines that offer Hindi.
 */
export function hindiWordsOfEnglishPages(): string[] {
  const words = (file: string) => parse(read(`${contentFolder}/hi/${file}`));
  const { offer } = words('words/landing.yaml');
  return wordsIn([
    languageNames.hi,
    ...Object.values<string>(words('words/chrome.yaml').navigation),
    ...Object.values<string>(offer),
  ]);
}

/** The fields of landing pages and legal pages that are set in bold. */
const boldFields = /^(name|title|headline|question|step|label|phrase|people)$/;

/** The Hindi words of a group of pages that are set in bold. On the screens any word may be. */
export function boldHindiWords(pages: HindiPages): string[] {
  if (pages === 'screens') return hindiWords(pages);
  const cwd = `${contentFolder}/hi`;
  const bold: string[] = [];
  for (const file of globSync(`${articles}/*.yaml`, { cwd }))
    JSON.parse(JSON.stringify(parse(read(`${cwd}/${file}`))), (key, value) => {
      if (boldFields.test(key) && typeof value === 'string') bold.push(value);
      return value;
    });
  const others = [
    'agency.yaml',
    'pages/jobs.yaml',
    'words/chrome.yaml',
    'words/landing.yaml',
    'words/screens.yaml',
  ];
  return wordsIn([languageNames.hi, ...bold, ...others.map((file) => read(`${cwd}/${file}`))]);
}

const read = (file: string) => readFileSync(file, 'utf8').normalize('NFC');

/** `Script=Devanagari` does not match Hindi's full stop and the joiners, which several scripts share. */
const wordsIn = (texts: string[]) =>
  [...new Set(texts.join('\n').match(/[\p{Script=Devanagari}।\u200c\u200d]+/gu))].sort();
