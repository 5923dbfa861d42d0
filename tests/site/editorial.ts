import type { Finding } from '../support/tally.ts';
import type { PageText } from './pageText.ts';

/** A page and where it came from. `kind` is the folder of its content file, or undefined for other pages. */
export type CheckedPage = PageText & { path: string; file?: string | undefined; kind?: string | undefined };

/** Two pages of a kind may share this much of their five-word runs, as a Jaccard index from 0 to 1 (PRODUCT 7). */
const mostAlike = 0.3;
const fewestWords = 180;
const titleLimit = 65;
const descriptionLimits = [50, 160] as const;

/** What may never be on a landing page: it can't be true for long, or can't be checked (PRODUCT 7). */
const forbidden: [RegExp, string][] = [
  [/\d[\d.,]*\s?(%|per ?cent|lakh|crore)/i, 'a figure before %, per cent, lakh or crore'],
  [/\bLPA\b/, 'pay in LPA'],
  [/(₹|\bRs\.?)\s?\d[\d,.]*\s?(an?|per|\/)\s?(hour|day|week|month|year|annum)/i, 'an amount of pay'],
];

/** The rules of PRODUCT 7 that one page meets or breaks by itself. */
export function faultsOf(page: CheckedPage): string[] {
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
  say(words < fewestWords, `${words} words of main text; at least ${fewestWords} are asked for`);
  say(
    !/no vacancies/i.test(page.beforeFirstAction),
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
  for (const [pattern, what] of forbidden) {
    const [match] = pattern.exec(page.text) ?? [];
    say(match !== undefined, `${what}: "${match}"`);
  }
  return faults;
}

/** Titles and descriptions that more than one page has, by the path of each page after the first. */
export function repeated(pages: CheckedPage[]): Map<string, string[]> {
  const faults = new Map<string, string[]>();
  for (const field of ['title', 'description'] as const) {
    const first = new Map<string, string>();
    for (const page of pages) {
      const other = first.get(page[field]);
      if (other) faults.set(page.path, [...(faults.get(page.path) ?? []), `the same ${field} as ${other}`]);
      else first.set(page[field], page.path);
    }
  }
  return faults;
}

/** The five-word runs of a text, in lower case. */
export function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

/** Every pair of one kind, with how alike the two are; at fault where that is too much, with what they share. */
export function pairs(pages: CheckedPage[]): Finding[] {
  const runs = new Map(pages.map((page) => [page, shingles(page.text)]));
  return pages.flatMap((page, index) =>
    pages.slice(index + 1).map((other) => {
      const mine = runs.get(page) ?? new Set();
      const theirs = runs.get(other) ?? new Set();
      const shared = [...mine].filter((run) => theirs.has(run));
      const alike = shared.length / (mine.size + theirs.size - shared.length || 1);
      const faults =
        alike < mostAlike
          ? []
          : [
              `${alike.toFixed(2)} alike; below ${mostAlike} is asked for. Both say: ${shared.slice(0, 5).join(' | ')}`,
            ];
      return { name: `${page.file ?? page.path} and ${other.file ?? other.path}`, faults };
    }),
  );
}
