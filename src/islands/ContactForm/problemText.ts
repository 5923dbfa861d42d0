import type { EnquiryState } from '#enquiry/enquiryState.ts';
import { visibleProblems } from '#enquiry/enquiryView.ts';
import type { ContactField, Problem } from '#enquiry/validation.ts';
import type { ContactWords } from '../words.ts';

export function problemText(field: ContactField, problem: Problem, words: ContactWords): string {
  if (problem === 'missing') return words[`${field}Missing`];
  if (problem === 'malformed') return words.emailMalformed;
  return problem === 'tooShort' ? words.phoneTooShort : words[problem];
}

export const problemSentences = (state: EnquiryState, words: ContactWords) =>
  visibleProblems(state).map(({ field, problem }) => ({ field, text: problemText(field, problem, words) }));
