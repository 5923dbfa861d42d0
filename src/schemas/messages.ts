import { z } from 'astro/zod';
import { bracedIn } from './braces.ts';
import list from './messages.json' with { type: 'json' };
import { shared } from './shared.ts';
import { slugOf } from './slug.ts';
import { line } from './text.ts';

/*
 * The words of `content/words/`. `messages.json` has the keys of each file and, for each text, what it must have in
 * braces; `npm run messages` writes it from the sample's English files. The files of both languages are checked against
 * this list, because the owner edits the English ones too.
 */

export type FormWords = typeof list.forms;
export type LandingWords = typeof list.landing;
export type LayoutWords = typeof list.layout;
export type ResumeWords = typeof list.resume;

function text(names: string[]): z.ZodType {
  if (names.length === 0) return line;
  let schema = line;
  for (const name of names)
    schema = schema.regex(new RegExp(`\\{${name}\\}`), `a line that contains {${name}}`);
  const description = `The site puts in what stands in braces: {${names.join('}, {')}}.`;
  return schema.meta({ placeholders: names, description });
}

/** A key in plain words: "nameMissing" becomes "Name missing", "hiring-request" "Hiring request". */
function labelOf(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ');
}

/** What a text or a group must be beside its keys and braces, by its path. `group.*` is every text of a group. */
type Rules = Record<string, (schema: z.ZodType) => z.ZodType>;

/** The schema of a file of words, or of a group in it. A key in plain words is its label on the desk. */
function messages<List extends object>(keys: List, rules: Rules = {}, group = ''): z.ZodType<List> {
  const fields = Object.entries(keys).map(([key, part]) => {
    const path = `${group}${key}`;
    const schema = typeof part === 'string' ? text(bracedIn(part)) : messages(part, rules, `${path}.`);
    const rule = rules[path] ?? rules[`${group}*`];
    return [key, (rule?.(schema) ?? schema).meta({ title: labelOf(key) })];
  });
  return z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodType<List>;
}

const beginsWith = (word: string) => (schema: z.ZodType) =>
  (schema as z.ZodString).regex(new RegExp(`^${word}`), `a text that begins with ${word}`);

export const formWords = messages(list.forms, {
  'contact.ok': beginsWith('OK'),
  'contact.cancel': beginsWith('Cancel'),
});

/** In Hindi the dialog's answers say what they do, because "Cancel" would mean to stop (specification 13.5). */
export const hindiFormWords = messages(list.forms);

export const landingWords = messages(list.landing, {
  'apply.source': () => slugOf('official-links'),
  'codes.sources': shared,
  'codes.sources.*': () => slugOf('official-links'),
});

export const layoutWords = messages(list.layout);

/** The resume itself is in English, because employers read it. */
export const resumeWords = messages(list.resume, { file: shared });

export const screenWords = messages(list.screens);

/** Words that only exist in Hindi. English pages lead to Hindi with them (specification 13.1, 13.7). */
export const hindiWords = shared(messages(list.hindi));
