import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '#schemas/contentFolder.ts';
import { isMapping } from '#schemas/isMapping.ts';
import type { Finding } from '../finding.ts';

/** The texts of an English landing page's file. */
export type PageFile = { file: string; kind: string; data: Record<string, unknown> };

/** The English files of the landing pages and the guides. */
export const readPageFiles = (): PageFile[] =>
  globSync(`${contentFolder}/{cities,jobs,departments,companies,guides}/*.yaml`)
    .sort()
    .map((file) => ({ file, kind: basename(dirname(file)), data: parse(readFileSync(file, 'utf8')) }));

/** How a text speaks of the page that it stands on, in place of saying something. */
const aboutThePage =
  /\b(this page (tells|shows|explains|says|helps|lists)|(on|in) this page|here you (will )?(read|learn|find|see)|here (is|are) (what|how|where|which)|find out (what|which|who|how|where) (each|they|it|employers))\b/i;

/** At most this share of the pages of a kind carry a warning: readers pass over what stands everywhere. */
const largestShareWithWarning = 2 / 3;

/** Fewer words than this are a set phrase that many pages may need. */
const wordsOfASentence = 8;

/** No more pages of a kind than this have a sentence in common. */
const pagesWithOneSentence = 4;

/** A model answer that ends in a sentence of so many words or fewer ends in a maxim, unless the answer is that short. */
const wordsOfAMaxim = 7;
const largestShareOfMaxims = 1 / 8;

/** Habits by which a reader knows texts that were not thought anew for each page (specification 11.16). */
export function habitFindings(files: PageFile[]): Finding[] {
  const kinds = [...Map.groupBy(files, ({ kind }) => kind)];
  return [
    ...files.flatMap(speakingOfThePage),
    ...kinds.flatMap(([kind, ofKind]) => [
      ...tooManyWarnings(kind, ofKind),
      ...tooManyMaxims(kind, ofKind),
      ...repeatedSentences(ofKind),
    ]),
  ];
}

const speakingOfThePage = ({ file, data }: PageFile): Finding[] =>
  textsIn(data).flatMap((text) => {
    const [found] = aboutThePage.exec(text) ?? [];
    if (!found) return [];
    return {
      source: file,
      rule: 'about the page',
      found: `"${found}"`,
      allowed: 'a fact in its place',
      because: 'a sentence about the page says nothing that helps the reader',
    };
  });

const tooManyWarnings = (kind: string, files: PageFile[]): Finding[] =>
  overShare(files, ({ data }) => 'warning' in data, largestShareWithWarning).map((found) => ({
    source: `${contentFolder}/${kind}/`,
    rule: 'warnings',
    found: `${found} pages`,
    allowed: 'two thirds at most',
    because: 'a warning is for a law, a danger or a usual fraud; one that stands everywhere is not read',
  }));

const tooManyMaxims = (kind: string, files: PageFile[]): Finding[] =>
  overShare(files.flatMap(answersIn), endsInMaxim, largestShareOfMaxims).map((found) => ({
    source: `${contentFolder}/${kind}/`,
    rule: 'maxims',
    found: `${found} model answers end in a sentence of ${wordsOfAMaxim} words or fewer`,
    allowed: 'one in eight at most',
    because: 'people end with what they did, not with a proverb',
  }));

/** "12 of 15", if the share of such items is larger than allowed. */
function overShare<Item>(items: Item[], isSuch: (item: Item) => boolean, allowed: number): string[] {
  const such = items.filter(isSuch);
  return such.length > items.length * allowed ? [`${such.length} of ${items.length}`] : [];
}

const answersIn = ({ data }: PageFile): string[] =>
  Array.isArray(data['questions']) ? data['questions'].map(({ answer }) => answer) : [];

function endsInMaxim(answer: string): boolean {
  const sentences = sentencesIn(answer);
  return sentences.length > 1 && wordsIn(sentences.at(-1) ?? '') <= wordsOfAMaxim;
}

function repeatedSentences(files: PageFile[]): Finding[] {
  const places = new Map<string, Set<string>>();
  for (const { file, data } of files)
    for (const sentence of textsIn(data).flatMap(sentencesIn))
      if (wordsIn(sentence) >= wordsOfASentence)
        places.set(sentence, (places.get(sentence) ?? new Set()).add(file));
  return [...places]
    .filter(([, pages]) => pages.size > pagesWithOneSentence)
    .map(([sentence, pages]) => ({
      source: [...pages].slice(0, 3).join(', '),
      rule: 'sentence',
      found: `"${sentence}" on ${pages.size} pages`,
      allowed: `on ${pagesWithOneSentence} at most`,
      because: 'what so many pages say belongs into the words around them, or was not thought anew',
    }));
}

/** Every text of a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isMapping(value) ? Object.values(value).flatMap(textsIn) : [];
}

const sentencesIn = (text: string) =>
  text
    .replace(/["“”]/g, '')
    .split(/(?<=[.!?])\s+/)
    .filter(Boolean);

const wordsIn = (sentence: string) => sentence.split(' ').length;
