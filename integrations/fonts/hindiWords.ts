import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { languageNames } from '#navigation/languages.ts';
import { contentFolder } from '#schemas/contentFolder.ts';

/** Every Hindi word of the site, once: the files of `content/hi/` are its only Hindi, besides the language's own name. */
export const hindiWords = (): string[] =>
  wordsIn([languageNames.hi, ...globSync(`${contentFolder}/hi/**/*.yaml`).map(read)]);

/** The Hindi words that English pages show: the language link, and the list of Hindi pages on the site map. */
export function hindiWordsOfEnglishPages(): string[] {
  const { navigation } = parse(read(`${contentFolder}/hi/words/chrome.yaml`));
  return wordsIn([languageNames.hi, ...Object.values<string>(navigation)]);
}

const read = (file: string) => readFileSync(file, 'utf8').normalize('NFC');

/** The full stop of Hindi belongs to several scripts, as do the joiners. */
const wordsIn = (texts: string[]) =>
  [...new Set(texts.join('\n').match(/[\p{Script=Devanagari}।\u200c\u200d]+/gu))].sort();
