import { fillIn } from '#enquiry/fillIn.ts';
import { entryLimit, fieldLimit } from '#resume/resume.ts';
import type { FoundProblem } from '#resume/resumeProblems.ts';
import type { ResumeMakerWords } from '../words.ts';

/** The sentence that says what is wrong with a field and what to do about it. */
export const problemText = ({ problem, characters = [] }: FoundProblem, words: ResumeMakerWords): string =>
  fillIn(words.problems[problem], {
    limit: `${problem === 'tooMany' ? entryLimit : fieldLimit}`,
    characters: characters.join(' '),
  });
