import { fillIn } from '#enquiry/fillIn.ts';
import { placeOfControl } from '#resume/controlName.ts';
import { type EntryList, entryLimit, fieldLimit, type Resume, type TextField } from '#resume/resume.ts';
import type { FoundProblem } from '#resume/resumeProblems.ts';
import { spokenLine } from '#resume/roleLine.ts';
import type { ResumeMakerWords } from '../words.ts';

/** The sentence that says what is wrong with a field and what to do about it. */
export const problemText = ({ problem, characters = [] }: FoundProblem, words: ResumeMakerWords): string =>
  fillIn(words.problems[problem], {
    limit: `${problem === 'tooMany' ? entryLimit : fieldLimit}`,
    characters: characters.join(' '),
  });

/** The problems that name their field themselves. */
const named: FoundProblem['problem'][] = ['nameMissing', 'phoneMissing', 'phoneTooShort', 'emailMalformed'];

/** The sentence about a problem for the summary, which says where the field is: "Work 2, Where: ...". */
export function summaryText(found: FoundProblem, resume: Resume, words: ResumeMakerWords): string {
  const text = problemText(found, words);
  return named.includes(found.problem) ? text : `${questionOf(found.field, resume, words)}: ${text}`;
}

function questionOf(name: string, { roleLines }: Resume, words: ResumeMakerWords): string {
  const { papers, tools } = words;
  const place = placeOfControl(name);
  if (!place) return { ...words.about, papers, tools }[name as TextField];
  if ('line' in place) return beginningOf(spokenLine(roleLines[place.line]?.template ?? ''));
  const { list, index, field } = place;
  const entry = entryName(list, index, words);
  if (list === 'ownLines') return entry;
  const labels: Record<string, unknown> = list === 'work' ? words.experience : words[list];
  return `${entry}, ${labels[field]}`;
}

/** What an entry is called, such as "Work 2". */
export function entryName(list: EntryList, index: number, words: ResumeMakerWords): string {
  const { experience, schooling, languages } = words;
  const names = {
    work: experience.entry,
    schooling: schooling.entry,
    languages: languages.entry,
    ownLines: experience.ownLine,
  };
  return fillIn(names[list], { number: `${index + 1}` });
}

/** Enough of a line to tell it from the others. */
const beginningOf = (line: string): string => (line.length > 50 ? `${line.slice(0, 45).trimEnd()}...` : line);
