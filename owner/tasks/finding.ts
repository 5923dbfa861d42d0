import type { Path } from '../yaml/readValues.ts';

/** The headings of the launch check's report, in their order. */
export const headings = {
  refused: 'Mistakes that stop the build',
  values: 'Texts to read, and placeholders to replace',
  legal: 'Legal texts to review',
  hindi: 'Hindi texts',
  agency: 'Read it back: the agency',
  clients: 'Read it back: clients, people and testimonials',
  evidence: 'What would make employers and job seekers believe you',
  missingHindi: 'Pages without Hindi (they are shown in English)',
  outside: 'Links to other sites that nobody has looked at for a year',
  facts: 'Legal texts a year old, and amounts of pay that are usually revised by now',
  unread: 'Pages that nobody at the agency has read yet',
} as const;

/** What the owner has read and found right: a fact, with the `digest` of what was shown of it, or a landing page as it stands. `words` are those
 * of its button, if it is another. */
export type Confirmation = { key: string; digest?: string; words?: string };

/**
 * Something to do before the launch. `file` is a path in the content, `line` that of a mistake of YAML, `what` is the field
 * in words and `path` its keys, `write` says what to do. It goes with its `confirmation`. `texts` are what a fact says, in each language.
 * A finding on several entries of a folder has them in `entries`.
 */
export type Finding = {
  group: keyof typeof headings;
  file: string;
  line?: number;
  what: string;
  path?: Path;
  write: string;
  confirmation?: Confirmation;
  texts?: { lang: 'en' | 'hi'; text: string }[];
  entries?: { name: string; file: string; path?: Path }[];
};

/** How many entries of a finding are named. */
const named = 8;

/** The entries of a finding that are named, and what stands for the others. */
export function shortList<Entry>(entries: Entry[] = []): { first: Entry[]; more: string } {
  if (entries.length <= named) return { first: entries, more: '' };
  return { first: entries.slice(0, named - 1), more: ` and ${entries.length - named + 1} more` };
}

/** The name of a field for the owner: `founder.name`, and `phones 1` for the first item of a list. */
export const fieldName = (path: Path) =>
  path
    .map((key, index) => (typeof key === 'number' ? ` ${key + 1}` : `${index > 0 ? '.' : ''}${key}`))
    .join('');

/** The beginning of a value, between quotes. */
export function shorten(value: unknown): string {
  const text = String(value);
  return JSON.stringify(text.length > 48 ? `${text.slice(0, 45).trimEnd()}...` : text);
}
