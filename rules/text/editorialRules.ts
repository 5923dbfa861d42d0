import type { Language } from '#navigation/languages.ts';
import type { PageText } from './pageText.ts';

/**
 * A page, and where its text can be changed: in a content file, or else the page's path. `kind` is the folder
 * of that file. It is undefined for pages that are not landing pages.
 */
export type CheckedPage = PageText & {
  path: string;
  language: Language;
  source: string;
  kind: string | undefined;
};

/**
 * Two pages of a kind must share less than this of their five-word runs, as a Jaccard index from 0 to 1
 * (specification 11.5).
 */
const similarityLimit = 0.3;
const fewestWords = 250;
const titleLimit = 65;
const descriptionLimits = [50, 160] as const;

/** How a landing page says that the site lists no vacancies (specification 11.2). */
const noVacancies = { en: /no vacancies/i, hi: /वैकेंसी[^।]* नहीं/ };

/** Texts that no landing page may have, as they go out of date or can't be checked (specification 11.4). */
const forbidden: [RegExp, string][] = [
  [/\d[\d.,]*\s?(%|per ?cent|lakh|crore|प्रतिशत|लाख|करोड)/i, 'a figure before %, per cent, lakh or crore'],
  [/\bLPA\b/, 'pay in LPA'],
  [/\bExample: /, 'a text of the example from which a new entry starts'],
  [/(₹|\bRs\.?)\s?\d[\d,.]*\s?(an?|per|\/)\s?(hour|day|week|month|year|annum)/i, 'an amount of pay'],
  [/\d[\d,.]*\s?(हज\u093cार )?(रुपये|रुपए)/, 'an amount in rupees'],
];

/** The rules of specification 2.6 and 11 that a page breaks, without those that compare pages. */
export function editorialFaults(page: CheckedPage): string[] {
  const faults: string[] = [];
  const say = (broken: boolean, fault: string) => broken && faults.push(fault);
  const [shortest, longest] = descriptionLimits;
  say(
    page.title.length === 0 || page.title.length > titleLimit,
    `title of ${page.title.length} characters; 1 to ${titleLimit} are allowed: "${page.title}"`,
  );
  say(
    page.description.length < shortest || page.description.length > longest,
    `description of ${page.description.length} characters; ${shortest} to ${longest} are allowed`,
  );
  say(page.headline === '', 'no headline');
  say(page.hasVacancyMarkup, 'markup for a vacancy (JobPosting)');
  if (!page.kind) return faults;
  const words = page.text.split(' ').length;
  say(words < fewestWords, `${words} words of main text; at least ${fewestWords} are required`);
  say(
    !noVacancies[page.language].test(page.beforeFirstAction),
    'does not say before its first link or button that no vacancies are listed',
  );
  if (page.kind === 'companies') {
    for (const phrase of ['not affiliated', 'cannot promise a job there']) {
      say(
        !page.beforeFirstAction.includes(phrase),
        `does not say "${phrase}" before its first link or button`,
      );
    }
  }
  // NFC writes ड़ and ज़ as two characters each.
  const text = page.text.normalize('NFC');
  for (const [pattern, what] of forbidden) {
    const [match] = pattern.exec(text) ?? [];
    say(match !== undefined, `${what}: "${match}"`);
  }
  return faults;
}

/** Each title and description that several pages have, with these pages. */
export const repeated = (pages: CheckedPage[]): string[] =>
  (['title', 'description'] as const).flatMap((field) =>
    Map.groupBy(pages, (page) => page[field])
      .values()
      .filter(({ length }) => length > 1)
      .map((same) => `same ${field}: ${same.map(({ source }) => source).join(', ')}`)
      .toArray(),
  );

/** The five-word runs of a text, in lower case. */
export function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

/** The pairs of pages that share too much text, with examples of it. */
export function tooAlike(pages: CheckedPage[]): string[] {
  const read = pages.map(({ source, text }) => ({ source, runs: shingles(text) }));
  return read.flatMap((page, index) =>
    read.slice(index + 1).flatMap((other) => {
      const shared = page.runs.intersection(other.runs);
      const similarity = shared.size / page.runs.union(other.runs).size;
      if (similarity < similarityLimit) return [];
      const examples = [...shared].slice(0, 5).join(' | ');
      return [
        `${page.source} and ${other.source}: similarity ${similarity.toFixed(2)}; ` +
          `must be below ${similarityLimit}. Both say: ${examples}`,
      ];
    }),
  );
}
