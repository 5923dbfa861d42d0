import { placeOfControl } from '#resume/controlName.ts';
import { type EntryList, maxEntries, maxFieldLength, type TextField } from '#resume/resume.ts';
import type { FoundProblem } from '#resume/resumeProblems.ts';
import type { ResumeState } from '#resume/resumeState.ts';
import { blankName, spokenLine } from '#resume/roleLine.ts';
import { fillIn } from '#writing/fillIn.ts';
import type { ResumeMakerWords } from '../words.ts';

export const problemText = ({ problem, characters = [] }: FoundProblem, words: ResumeMakerWords): string =>
  fillIn(words.problems[problem], {
    limit: `${problem === 'tooMany' ? maxEntries : maxFieldLength}`,
    characters: characters.join(' '),
  });

/** The problems that name their field themselves. */
const named: FoundProblem['problem'][] = ['nameMissing', 'phoneMissing', 'phoneTooShort', 'emailMalformed'];

/** The sentence about a problem for the summary, which says where the field is: "Work 2, Where: ...". */
export function summaryText(found: FoundProblem, state: ResumeState, words: ResumeMakerWords): string {
  const text = problemText(found, words);
  return named.includes(found.problem) ? text : `${questionOf(found.field, state, words)}: ${text}`;
}

function questionOf(name: string, { resume, fetched }: ResumeState, words: ResumeMakerWords): string {
  const { papers, tools, role } = words;
  const place = placeOfControl(name);
  if (!place) return { ...words.about, ownWork: role.ownWork, papers, tools }[name as TextField];
  if ('line' in place) {
    const { template = '' } = resume.roleLines[place.line] ?? {};
    const line = fetched?.meanings?.[template] ?? template;
    return fillIn(words.experience.blank, {
      number: [place.blank + 1, blankName(line, place.blank)].filter(Boolean).join(', '),
      line: beginningOf(spokenLine(line)),
    });
  }
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
