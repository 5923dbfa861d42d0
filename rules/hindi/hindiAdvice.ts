import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { contentFolder } from '#schemas/contentFolder.ts';
import type { Finding } from '../finding.ts';
import { exceptions, glossary, otherSubjects } from './glossary.ts';

/** A text of a Hindi content file. `file` is its path within `content/hi/`, `line` counts from 1. */
export type HindiText = { file: string; line: number; text: string };

/** What stands in a text, and what to use instead. */
type Advice = { found: string; use: string; because: string };

/** JavaScript's `\b` knows only Latin letters. */
const wholeWord = (source: string) => `(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`;

/** The endings of plurals and cases, and those of करना. */
const endings = '(?:ों|ें|ियाँ|ियों|ए|े|ी|ना|ने|नी|के)?';

const words = glossary.map(({ avoid, use, because }) => ({
  pattern: new RegExp(wholeWord(avoid.map((word) => `${word}${endings}`).join('|')), 'gu'),
  use,
  because,
}));

const punctuation = [
  { pattern: /\S*\s।/gu, use: '। without a space before it', because: 'punctuation' },
  { pattern: /\p{Script=Devanagari}+\.(?!\.)/gu, use: '।', because: 'a Hindi sentence ends with it' },
  { pattern: /;/gu, use: '। or a comma', because: 'in Hindi a semicolon is a bookish mark' },
  { pattern: /["'“”]/gu, use: '‘ and ’', because: 'one kind of quotation marks' },
  { pattern: /[०-९]+/gu, use: 'digits 0 to 9', because: 'these are the digits on phones' },
  {
    pattern: /\S*(?<![जफडढ])\u093c\S*/gu,
    use: 'the letter without the dot',
    because: 'only ज़ फ़ ड़ ढ़ have one here',
  },
];

/** Verb forms that say whether a man or a woman acts: करते हैं, जा रही हैं, आए हों, पाएँगे. */
const gendered =
  '\\S*(?:ते|ती|ता|रहे|रही|रहा|चुके|चुकी|गए|गई|आए|आई|पाए|पाई|वाले|वाली) (?:हैं|हों|हो|थे|थीं)|\\S*(?:ेंगे|ेंगी|एँगे|एँगी|ओगे|ओगी)';
/** Verbs that are used of a reader without आप, as in a hint: कब से शुरू कर सकते हैं. */
const ofReader = '(?<!जा )(?:(?:सक|चाह|जान|पा)(?:ते|ती) (?:हैं|हों)|पाएँगे|पाएँगी)';
/** Verbs of मैं, in the answers of an interview that a reader is to give: करूँगा, जानती हूँ. */
const ofSpeaker = '\\S*(?:ूँगा|ूँगी|ऊँगा|ऊँगी)|\\S*(?:ता|ती|रहा|रही|चुका|चुकी|गया|गई|आया|आई|पाया|पाई|वाला|वाली) हूँ';
const genders = [
  wholeWord(`(?<!अपने )आप(?![\\p{L}\\p{M}])[^।,?!:]*?(?:${gendered})`),
  `(?<=^|[।?!] ?)(?:(?!${wholeWord(otherSubjects.join('|'))})[^।?!])*?${wholeWord(ofReader)}`,
  wholeWord(ofSpeaker),
].map((source) => ({
  pattern: new RegExp(source, 'gu'),
  use: 'आपको करना है, लिखिए, लिखें or a noun',
  because: "the verb agrees with the reader's gender",
}));

/**
 * Advice on the words of Hindi texts (specification 13.6). It is advice and no rule: only a person can say whether a
 * sentence is good Hindi, and an owner's own text may have reasons for a word.
 */
export function hindiAdvice(texts: HindiText[]): Finding[] {
  const dotted = wordsWithDot(texts);
  return texts.flatMap(({ file, line, text }) =>
    [...patternsIn(text), ...missingDots(text, dotted)]
      .filter(
        ({ found }) => !exceptions.some((allowed) => allowed.file === file && allowed.found.test(found)),
      )
      .map(({ found, use, because }) => ({
        source: `${contentFolder}/hi/${file}:${line}`,
        rule: 'Hindi',
        found: `"${found}"`,
        allowed: use,
        because,
      })),
  );
}

const patternsIn = (text: string): Advice[] =>
  [...words, ...punctuation, ...genders].flatMap(({ pattern, use, because }) =>
    [...text.matchAll(pattern)].map(([found]) => ({ found: found.trim(), use, because })),
  );

const hindiLetter = /\p{Script=Devanagari}/u;

const wordsOf = (text: string) => text.match(/[\p{Script=Devanagari}\p{M}]+/gu) ?? [];
const withoutDot = (word: string) => word.replaceAll('\u093c', '');

/** The words that are written with ज़ or फ़, by their spelling without the dot. */
const wordsWithDot = (texts: HindiText[]) =>
  new Map(
    texts
      .flatMap(({ text }) => wordsOf(text))
      .filter((word) => /[जफ]\u093c/u.test(word))
      .map((word) => [withoutDot(word), word]),
  );

/** Words that elsewhere have a dot: फोन, because of फ़ोन. */
const missingDots = (text: string, dotted: Map<string, string>): Advice[] =>
  wordsOf(text).flatMap((found) => {
    const use = dotted.get(found);
    return use ? [{ found, use, because: 'it is written with a dot elsewhere' }] : [];
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
      if (key === 'key' || typeof value !== 'string' || !hindiLetter.test(value)) return;
      texts.push({ file, line: lines.linePos(range?.[0] ?? 0).line, text: value.normalize('NFC') });
    },
  });
  return texts;
}
