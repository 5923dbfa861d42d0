import { type Answers, type TextField, textFields } from './answers.ts';
import type { EnquiryKind } from './enquiry.ts';
import type { EnquiryState, FormContent } from './enquiryState.ts';
import { type HandOff, type MessageSettings, prepareHandOff } from './handOff.ts';
import { type OpeningWords, openingSentence } from './origin.ts';
import { type ContactField, contactFields, contactProblems, type FieldProblem } from './validation.ts';

/** What the page knows besides the enquiry. */
export type EnquirySettings = MessageSettings & {
  writing: OpeningWords;
  /** The preferred location that covers a city, by the city's slug. */
  coveringLocations: Partial<Record<string, string>>;
};

/** The mode of the form. */
export const kindOf = ({ answers, startKind }: EnquiryState): EnquiryKind => answers.kind ?? startKind;

/**
 * What a field shows that the visitor has not touched: the sentence about the page that they came from, and the preferred
 * location that covers its city (specification 11.9).
 */
export function untouchedText(field: TextField, state: EnquiryState, settings: EnquirySettings): string {
  const { origin } = state;
  if (!origin) return '';
  if (field === 'message') return openingSentence(origin, kindOf(state), settings.writing);
  const isCovered = field === 'preferredLocation' && origin.kind === 'city';
  return (isCovered && settings.coveringLocations[origin.slug]) || '';
}

/** What the form shows. */
export const shownContent = (state: EnquiryState, settings: EnquirySettings): FormContent => ({
  kind: kindOf(state),
  texts: Object.fromEntries(
    textFields.map((field) => [field, state.answers.texts[field] ?? untouchedText(field, state, settings)]),
  ) as FormContent['texts'],
  file: state.file,
});

/** The city whose page the visitor came from, for the hidden field `location` (specification 5.7). */
export const originCity = ({ origin }: EnquiryState): string => (origin?.kind === 'city' ? origin.slug : '');

/** The message and its link, as the form stands. Undefined while the text can't be encoded: half an emoji. */
export function handOffOf(state: EnquiryState, settings: EnquirySettings): HandOff | undefined {
  const resume = 'resume' in state ? state.resume?.name : undefined;
  try {
    return prepareHandOff(kindOf(state), shownContent(state, settings).texts, resume, settings);
  } catch {
    return undefined;
  }
}

/** Everything that is wrong with the form as it stands, in the order of its fields. */
export function problemsOf(state: EnquiryState, settings: EnquirySettings): FieldProblem<ContactField>[] {
  const { kind, texts, file } = shownContent(state, settings);
  return contactProblems(kind, { ...texts, resume: file });
}

/** The problems that the last submit found in the fields of the present mode. */
export const visibleProblems = (state: EnquiryState): FieldProblem<ContactField>[] =>
  state.report.problems.filter(({ field }) => fieldsOf(state).includes(field));

/** The required fields of the present mode. */
export const fieldsOf = (state: EnquiryState): readonly ContactField[] => contactFields[kindOf(state)];

/** True while an enquiry was handed over and nothing new has been written: the panel then survives Back and a reload. */
export const isHandedOver = ({ step }: EnquiryState): boolean => step === 'leaving' || step === 'sent';

/**
 * The answers to store, or undefined where there are none. An empty field is left out: with another origin it may show
 * something else. The same answers always give the same JSON, so that the storage can tell that it has them.
 */
export function draftOf({ step, answers }: EnquiryState): Answers | undefined {
  const written = textFields.filter((field) => answers.texts[field]);
  if (step === 'leaving' || (written.length === 0 && !answers.kind)) return undefined;
  return {
    kind: answers.kind,
    texts: Object.fromEntries(written.map((field) => [field, answers.texts[field]])),
  };
}
