import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { languageNames, languageTags } from '#navigation/languages.ts';
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
  landing: 'words/{chrome,landing}.yaml',
  legal: 'words/{chrome,screens}.yaml',
};

/**
 * Fields of entries and pages that no page sets in bold. The words of all others are in the bold font. The items of a
 * list belong to the list's field, except the first paragraph, which a letter and the mission set in bold.
 */
const regularFields = new Set(
  ['description', 'intro', 'paragraphs', 'text', 'note', 'gives', 'state', 'blurb', 'list', 'hours']
    .concat(['summary', 'features', 'whatsapp', 'commute', 'night', 'walkIns', 'languages', 'advice'])
    .concat(['day', 'asks', 'waysIn', 'step', 'gate', 'beginner', 'experienced', 'question', 'answer', 'why'])
    .concat(['inShort', 'meaning', 'suits', 'harder', 'ask', 'resume', 'warning']),
);

/** The same for `words/` and `agency.yaml`, where some of these names are those of headings, labels and claims. */
const regularWords = new Set(
  ['paragraphs', 'noVacancies', 'notAffiliated', 'payNothing', 'payNothingLink', 'noResume', 'linksInEnglish']
    .concat(['breadcrumb', 'onThisPage', 'map', 'kilometres', 'resumeNote', 'questionsNote', 'similarWork'])
    .concat(['note', 'onlyEnglish', 'read', 'write']),
);

/** Every Hindi word of a group of pages, once. Without a group, of the whole site. */
export const hindiWords = (pages?: HindiPages): string[] => wordsOf(pages, () => true);

/** The Hindi words of a group of pages that may be set in bold. */
export const boldHindiWords = (pages: HindiPages): string[] =>
  wordsOf(pages, (file, field) => !(/^(words|agency)/.test(file) ? regularWords : regularFields).has(field));

/**
 * The Hindi words on English pages: the language link, the menu (on the site map), the lines that offer Hindi.
 */
export function hindiWordsOfEnglishPages(): string[] {
  const { navigation } = contentOf('words/chrome.yaml');
  const { offer } = contentOf('words/landing.yaml');
  return devanagariWordsIn([languageNames.hi, ...textsOf(navigation), ...textsOf(offer)]);
}

function wordsOf(
  pages: HindiPages | undefined,
  isIncluded: (file: string, field: string) => boolean,
): string[] {
  const patterns = pages ? [files[pages], words[pages]] : ['**/*.yaml'];
  const texts = filesIn(patterns).flatMap((file) =>
    textsOf(withoutHead(contentOf(file)), (field) => isIncluded(file, field)),
  );
  return devanagariWordsIn([
    languageNames.hi,
    ...texts,
    ...textsOf(textsElsewhere(pages), (field) => isIncluded('', field)),
  ]);
}

/** What pages show besides those files: the footer's texts and links, and on the screens the opening hours. */
const textsElsewhere = (pages: HindiPages | undefined) => ({
  blurb: contentOf('agency.yaml').blurb,
  hub: contentOf('pages/jobs.yaml').title,
  names: filesIn(['{cities,jobs}/*.yaml']).map((file) => contentOf(file).name),
  hours: pages === 'screens' ? daysAndTimes() : [],
});

/** Every day of the week and every time of day, as src/queries/hours.ts names them. */
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

const folder = `${contentFolder}/hi`;

const filesIn = (patterns: string[]) => globSync(patterns, { cwd: folder });

const contentOf = (file: string) => parse(readFileSync(`${folder}/${file}`, 'utf8'));

/** The title of a page with a headline is only in its head. */
const withoutHead = (content: Record<string, unknown>): Record<string, unknown> =>
  'headline' in content ? { ...content, title: '' } : content;

/** The texts of a content file whose field is included. */
function textsOf(
  content: unknown,
  isIncluded: (field: string) => boolean = () => true,
  field = '',
): string[] {
  if (typeof content === 'string') return isIncluded(field) ? [content] : [];
  if (Array.isArray(content))
    return content.flatMap((item, index) =>
      textsOf(item, isIncluded, field === 'paragraphs' && index === 0 ? 'firstParagraph' : field),
    );
  return Object.entries(content ?? {}).flatMap(([name, value]) => textsOf(value, isIncluded, name));
}

/**
 * The Hindi words of texts, once each. `Script=Devanagari` does not match Hindi's full stop and the joiners, which
 * several scripts share.
 */
export const devanagariWordsIn = (texts: string[]): string[] =>
  [
    ...new Set(
      texts
        .join('\n')
        .normalize('NFC')
        .match(/[\p{Script=Devanagari}।\u200c\u200d]+/gu),
    ),
  ].sort();
