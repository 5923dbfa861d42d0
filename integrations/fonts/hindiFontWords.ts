import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { languageNames, languageTags } from '#navigation/languages.ts';
import { contentFolder } from '#schemas/contentFolder.ts';

/** Amounts of pay have it on every kind of page. */
const rupeeSign = '₹';

/** Every Hindi word of the site, once: one pair of fonts, regular and bold, sets all Hindi pages. */
export const hindiWords = (): string[] =>
  devanagariWordsIn([
    rupeeSign,
    languageNames.hi,
    ...daysAndTimes(),
    ...months(),
    ...globSync('{hi/**/*,words/hindi}.yaml', { cwd: contentFolder }).map(read),
  ]);

/** The language link, the menu (site map), the search field (404), offers of Hindi. What a search finds may look otherwise. */
export function hindiWordsOfEnglishPages(): string[] {
  const menu = partOf('hi/words/layout.yaml', 'navigation');
  const search = partOf('hi/words/landing.yaml', 'search', 'label');
  return devanagariWordsIn([rupeeSign, languageNames.hi, menu, search, read('words/hindi.yaml')]);
}

const partOf = (path: string, ...keys: string[]) =>
  globSync(path, { cwd: contentFolder })
    .map((file) => JSON.stringify(keys.reduce((part, key) => part?.[key], parse(read(file)))))
    .join();

const read = (file: string) => readFileSync(join(contentFolder, file), 'utf8');

// As src/queries/screens/hours.ts names them.
function daysAndTimes(): string[] {
  const names = new Intl.DateTimeFormat(languageTags.hi, {
    weekday: 'long',
    hour: 'numeric',
    hour12: true,
    dayPeriod: 'long',
    timeZone: 'UTC',
  });
  return Array.from({ length: 7 * 24 }, (_, hour) => names.format(hour * 3_600_000));
}

function months(): string[] {
  const names = new Intl.DateTimeFormat(languageTags.hi, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => names.format(Date.UTC(2026, month)));
}

/** Once each. `Script=Devanagari` does not match Hindi's full stop and the joiners, which several scripts share. */
const devanagariWordsIn = (texts: string[]): string[] =>
  [
    ...new Set(
      texts
        .join('\n')
        .normalize('NFC')
        .match(/[\p{Script=Devanagari}।₹\u200c\u200d]+/gu),
    ),
  ].sort();
