import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { languageNames } from '#navigation/languages.ts';
import { contentFolder } from '#schemas/contentFolder.ts';

/** Every Hindi word of the site, once: the words of `content/hi/` and the name of the language. */
export const hindiWords = (): string[] =>
  wordsIn([languageNames.hi, ...globSync(`${contentFolder}/hi/**/*.yaml`).map(read)]);

/** The Hindi words on English pages: the language link, the lines that offer Hindi, the site map's Hindi pages. */
export function hindiWordsOfEnglishPages(): string[] {
  const words = (file: string) => parse(read(`${contentFolder}/hi/${file}`));
  const { offer } = words('words/landing.yaml');
  const titles = globSync(`${contentFolder}/hi/{pages/jobs,legal/*}.yaml`).map(
    (file) => parse(read(file)).title,
  );
  const names = globSync(`${contentFolder}/hi/{cities,jobs}/*.yaml`).map((file) => parse(read(file)).name);
  return wordsIn([
    languageNames.hi,
    ...Object.values<string>(words('words/chrome.yaml').navigation),
    ...Object.values<string>(offer),
    ...titles,
    ...names,
  ]);
}

const read = (file: string) => readFileSync(file, 'utf8').normalize('NFC');

/** `Script=Devanagari` does not match Hindi's full stop and the joiners, which several scripts share. */
const wordsIn = (texts: string[]) =>
  [...new Set(texts.join('\n').match(/[\p{Script=Devanagari}।\u200c\u200d]+/gu))].sort();
