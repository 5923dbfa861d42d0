import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { contentFolder } from '#schemas/contentFolder.ts';
import type { Finding } from '../finding.ts';

/** A text of a Hindi content file. `file` is its path within `content/hi/`, `line` counts from 1. */
export type HindiText = { file: string; line: number; text: string };

const marks = [
  { pattern: /\S*\s।/gu, use: '। without a space before it', because: 'punctuation' },
  { pattern: /\p{Script=Devanagari}+\.(?!\.)/gu, use: '।', because: 'a Hindi sentence ends with it' },
  { pattern: /["'“”]/gu, use: '‘ and ’', because: 'one kind of quotation marks' },
  { pattern: /[०-९]+/gu, use: 'digits 0 to 9', because: 'these are the digits on phones' },
  {
    pattern: /\S*(?<![जफडढ])\u093c\S*/gu,
    use: 'the letter without the dot',
    because: 'only ज़ फ़ ड़ ढ़ have one here',
  },
];

/** राज is a reign or a name, राज़ a secret. */
const wordsWithBothSpellings = ['राज'];

/**
 * Advice on the spelling and punctuation of Hindi texts (specification 13.6). It is advice and no rule, because names may
 * be written in another way.
 */
export function hindiSpelling(texts: HindiText[]): Finding[] {
  const dotted = wordsWithDot(texts);
  return texts.flatMap(({ file, line, text }) =>
    [...marksIn(text), ...missingDots(text, dotted)].map(({ found, use, because }) => ({
      source: `${contentFolder}/hi/${file}:${line}`,
      rule: 'Hindi',
      found: `"${found}"`,
      allowed: use,
      because,
    })),
  );
}

const marksIn = (text: string) =>
  marks.flatMap(({ pattern, use, because }) =>
    [...text.matchAll(pattern)].map(([found]) => ({ found: found.trim(), use, because })),
  );

const wordsOf = (text: string) => text.match(/[\p{Script=Devanagari}\p{M}]+/gu) ?? [];

/** The words that are written with ज़ or फ़, by their spelling without the dot. */
const wordsWithDot = (texts: HindiText[]) =>
  new Map(
    texts
      .flatMap(({ text }) => wordsOf(text))
      .filter((word) => /[जफ]\u093c/u.test(word))
      .map((word) => [word.replaceAll('\u093c', ''), word]),
  );

/** Words that elsewhere have a dot: फोन, because of फ़ोन. */
const missingDots = (text: string, dotted: Map<string, string>) =>
  wordsOf(text).flatMap((found) => {
    const use = dotted.get(found);
    if (!use || wordsWithBothSpellings.includes(found)) return [];
    return { found, use, because: 'it is written with a dot elsewhere' };
  });

/** Every text of the Hindi content files, file by file. */
export function readHindiTexts(): HindiText[] {
  const folder = join(contentFolder, 'hi');
  return globSync('**/*.yaml', { cwd: folder })
    .sort()
    .flatMap((file) => hindiTexts(file, readFileSync(join(folder, file), 'utf8')));
}

/**
 * Every Hindi text of a YAML file, with its line. ज़ and फ़ are two characters each, as NFC writes them. A text without a
 * letter of Hindi is left out: it is a name, or the English line of a resume, which has the marks of English.
 */
export function hindiTexts(file: string, yaml: string): HindiText[] {
  const lines = new LineCounter();
  const texts: HindiText[] = [];
  visit(parseDocument(yaml, { lineCounter: lines }), {
    // What people type is never shown, and is spelt as they spell it.
    Pair: (_, { key }) => (isScalar(key) && key.value === 'alsoCalled' ? visit.SKIP : undefined),
    Scalar(key, { value, range }) {
      if (key === 'key' || typeof value !== 'string' || !/\p{Script=Devanagari}/u.test(value)) return;
      texts.push({ file, line: lines.linePos(range?.[0] ?? 0).line, text: value.normalize('NFC') });
    },
  });
  return texts;
}
