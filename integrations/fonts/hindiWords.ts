import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { languageNames } from '#navigation/languages.ts';
import { contentFolder } from '#schemas/contentFolder.ts';

/** The Hindi pages in three groups, each with fonts of its own: one font with the words of all would be too large. */
export const hindiPages = ['screens', 'landing', 'legal'] as const;
export type HindiPages = (typeof hindiPages)[number];

/** The content files whose words a group's pages show. */
const files: Record<HindiPages, string> = {
  screens:
    '{{home-services,services,industries,clients,testimonials}/*,pages/{home,about,services,industries,clients,contact}}.yaml',
  landing: '{{cities,jobs,official-links}/*,pages/jobs}.yaml',
  legal: 'legal/*.yaml',
};
const words: Record<HindiPages, string> = {
  screens: '{agency,words/{chrome,forms,screens,landing}}.yaml',
  landing: '{agency,words/{chrome,landing}}.yaml',
  legal: '{agency,words/{chrome,screens}}.yaml',
};

/** Fields that no page sets in bold. The words of all others are in the bold font. */
const regularFields = new Set(
  ['description', 'intro', 'paragraphs', 'text', 'note', 'gives', 'state', 'blurb']
    .concat(['commute', 'night', 'walkIns', 'languages', 'advice'])
    .concat(['day', 'asks', 'waysIn', 'step', 'gate', 'resume', 'question', 'answer', 'why', 'warning'])
    .concat(['inShort', 'meaning', 'suits', 'harder', 'ask', 'list'])
    .concat(['offer', 'noVacancies', 'payNothing', 'noResume', 'linksInEnglish']),
);

/** Every Hindi word of a group of pages, once. Without a group, of the whole site. */
export const hindiWords = (pages?: HindiPages): string[] => wordsOf(pages, () => true);

/** The Hindi words of a group of pages that may be set in bold. */
export const boldHindiWords = (pages: HindiPages): string[] =>
  wordsOf(pages, (field) => !regularFields.has(field));

/**
 * The Hindi words on English pages: the language link, the menu (on the site map), the lines that offer Hindi.
 */
export function hindiWordsOfEnglishPages(): string[] {
  const { navigation } = contentOf('words/chrome.yaml');
  const { offer } = contentOf('words/landing.yaml');
  return wordsIn([languageNames.hi, ...textsOf(navigation), ...textsOf(offer)]);
}

function wordsOf(pages: HindiPages | undefined, isIncluded: (field: string) => boolean): string[] {
  const patterns = pages ? [files[pages], words[pages]] : ['**/*.yaml'];
  const texts = filesIn(patterns).flatMap((file) => textsOf(contentOf(file), isIncluded));
  // The footer of every page links to these entries by their names.
  const names = filesIn(['{cities,jobs}/*.yaml']).map((file) => contentOf(file).name);
  return wordsIn([languageNames.hi, ...names, ...texts]);
}

const folder = `${contentFolder}/hi`;

const filesIn = (patterns: string[]) => globSync(patterns, { cwd: folder });

const contentOf = (file: string) => parse(readFileSync(`${folder}/${file}`, 'utf8'));

/** The texts of a content file, without the fields that are not included and everything in them. */
function textsOf(content: unknown, isIncluded: (field: string) => boolean = () => true): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([field, value]) =>
    isIncluded(field) ? textsOf(value, isIncluded) : [],
  );
}

/** `Script=Devanagari` does not match Hindi's full stop and the joiners, which several scripts share. */
const wordsIn = (texts: string[]) =>
  [
    ...new Set(
      texts
        .join('\n')
        .normalize('NFC')
        .match(/[\p{Script=Devanagari}।\u200c\u200d]+/gu),
    ),
  ].sort();
