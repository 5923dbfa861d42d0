import { type TextField, type Texts, textFields } from './enquiry.ts';
import type { EnquiryDraft, EnquiryState } from './enquiryState.ts';
import type { MessageLabels } from './message.ts';
import { type OpeningWords, type Origin, openingSentence } from './origin.ts';
import { resumeFormat } from './resume.ts';
import { type ContactField, contactFields, contactProblems, type FieldProblem } from './validation.ts';

export type EnquirySettings = {
  /** The agency's number, in international format. */
  phone: string;
  labels: MessageLabels;
  writing: OpeningWords;
  /** The preferred location that covers a city, by the city's slug. */
  coveringLocations: Partial<Record<string, string>>;
};

export const originOf = ({ origin }: Pick<EnquiryState, 'origin'>): Origin | undefined =>
  typeof origin === 'object' ? origin : undefined;

/** An untouched field shows what the made resume says, or what follows from the origin (specification 11.9, 16.8). */
export function untouchedText(field: TextField, state: EnquiryState, settings: EnquirySettings): string {
  if (field === 'name' || field === 'email' || field === 'phone') return state.made?.texts[field] ?? '';
  const origin = originOf(state);
  if (field === 'message') return origin ? openingSentence(origin, state.kind, settings.writing) : '';
  const isCovered = field === 'preferredLocation' && origin?.kind === 'city';
  return (isCovered && settings.coveringLocations[origin.slug]) || '';
}

export const shownTexts = (state: EnquiryState, settings: EnquirySettings): Texts =>
  Object.fromEntries(
    textFields.map((field) => [field, state.answers[field] ?? untouchedText(field, state, settings)]),
  ) as Texts;

export const fileOf = ({ file, madeFile }: EnquiryState): File | undefined => file ?? madeFile;

/** The file to read now: after a submit, or before one if nothing but its content says whether it is a resume. */
export function fileToRead(state: EnquiryState): File | undefined {
  const { step, file } = state;
  if (step === 'choosing' || step === 'leaving') return undefined;
  if (step === 'reading') return fileOf(state);
  return file && resumeFormat(file) === 'unknown' ? file : undefined;
}

/** The city whose page the visitor came from, for the hidden field `location` (specification 5.7). */
export function originCity(state: EnquiryState): string {
  const origin = originOf(state);
  return origin?.kind === 'city' ? origin.slug : '';
}

export const problemsOf = (state: EnquiryState, settings: EnquirySettings): FieldProblem<ContactField>[] =>
  contactProblems(state.kind, { ...shownTexts(state, settings), resume: fileOf(state) });

export const fieldsOf = ({ kind }: EnquiryState): readonly ContactField[] => contactFields[kind];

export const visibleProblems = (state: EnquiryState): FieldProblem<ContactField>[] =>
  state.report.problems.filter(({ field }) => fieldsOf(state).includes(field));

/** True while an enquiry was handed over and nothing new has been written: the panel then survives Back and a reload. */
export const isHandedOver = ({ step }: EnquiryState): boolean => step === 'leaving' || step === 'sent';

/** Undefined while nothing is written. The same answers always give the same JSON: the storage compares it. */
export function draftOf({ step, kind, answers }: EnquiryState): EnquiryDraft | undefined {
  const written = textFields.filter((field) => answers[field] !== undefined);
  if (step === 'leaving' || written.length === 0) return undefined;
  return { kind, answers: Object.fromEntries(written.map((field) => [field, answers[field]])) };
}
