import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { languageNames } from '#navigation/languages.ts';
import { contentFolder } from '#schemas/contentFolder.ts';

/** Every Hindi word of the site, once: the words of `content/hi/` and the name of the language. */
export const hindiWords = (): string[] =>
  wordsIn([languageNames.hi, ...globSync(`${contentFolder}/hi/**/*.yaml`).map(read)]);

/** The Hindi words on English pages: those of the language link and of the site map's list of Hindi pages. */
export function hindiWordsOfEnglishPages(): string[] {
  const { navigation } = parse(read(`${contentFolder}/hi/words/chrome.yaml`));
  return wordsIn([languageNames.hi, ...Object.values<string>(navigation)]);
}

const read = (file: string) => readFileSync(file, 'utf8').normalize('NFC');

/** `Script=Devanagari` does not match Hindi's full stop and the joiners, which several scripts share. */
const wordsIn = (texts: string[]) =>
  [...new Set(texts.join('\n').match(/[\p{Script=Devanagari}।\u200c\u200d]+/gu))].sort();
