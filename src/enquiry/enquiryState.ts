import type { Answers, TextField } from './answers.ts';
import type { EnquiryKind } from './enquiry.ts';
import type { Origin } from './origin.ts';
import { noProblems, type ProblemReport } from './problemReport.ts';
import { type ResumeProblem, resumeProblem } from './resume.ts';
import type { Answer, SentEnquiry } from './sentEnquiry.ts';
import type { ContactField } from './validation.ts';

/** What stands in the form: its mode, its text fields, and the chosen file. */
export type FormContent = {
  kind: EnquiryKind;
  texts: Record<TextField, string>;
  file?: File | undefined;
};

/** Where a visitor was when they emptied the form: what "Undo" brings back. */
type Cleared = { answers: Answers; origin: Origin | null; file?: File | undefined };

/** The file that stood in the form, and the resume as it was read. A reload loses both. */
type SentFiles = { chosen?: File | undefined; resume?: File | undefined };

/**
 * The steps of an enquiry (specification 5 to 8): loading -> writing -> reading (with a resume) -> choosing -> leaving
 * (until the browser has followed the link that was pressed) -> sent -> writing.
 */
type Step =
  | { step: 'loading' | 'writing' | 'reading' | 'sent' }
  | {
      step: 'choosing' | 'leaving';
      resume?: File | undefined;
      /** The name of a resume that could not be read. */
      unread?: string | undefined;
    };

/**
 * One enquiry: what the visitor did. Everything else that the page shows is derived from it (`enquiryView.ts`): the values
 * of untouched fields, the message and its link, which problems are visible, what is stored.
 */
export type EnquiryState = Step & {
  /** The mode until the visitor chooses one: the address's, or that of the enquiry before. */
  startKind: EnquiryKind;
  /** What the visitor wrote and chose. */
  answers: Answers;
  /** The chosen file. One that was refused is never here. */
  file?: File | undefined;
  /** Why the file that was just chosen was refused. */
  refusedFile?: ResumeProblem | undefined;
  /** The page that the visitor came from: undefined while it is looked up, null where there is none. */
  origin?: Origin | null | undefined;
  /** What the last submit found wrong. */
  report: ProblemReport<ContactField>;
  /** True when the last message could not be composed. */
  failed: boolean;
  /** The enquiry of the panel above the form, until it is done with or another one is sent. */
  sent?: SentEnquiry | undefined;
  sentFiles?: SentFiles | undefined;
  cleared?: Cleared | undefined;
};

/**
 * What the tab's storage has of an enquiry. `unavailable`: the storage is blocked or full, so that nothing can be
 * concluded from finding nothing.
 */
export type StoredDraft = Answers | 'nothing' | 'unavailable';

/** A resume that was made on this site, and what it says of the visitor (specification 16.8). */
export type MadeResume = { file: File; texts: Pick<FormContent['texts'], 'name' | 'phone' | 'email'> };

/** What a visitor does, and what the page learns. */
export type EnquiryAction =
  | {
      /** The form is hydrated. `typed` names the controls that the visitor used before that. */
      type: 'opened';
      content: FormContent;
      typed: readonly string[];
      stored: StoredDraft;
      askedKind: EnquiryKind | undefined;
      sent: SentEnquiry | undefined;
      made?: MadeResume | undefined;
    }
  /** The browser shows the page again, as it was when the visitor left it (back/forward cache). */
  | { type: 'returned'; stored: StoredDraft; askedKind: EnquiryKind | undefined }
  | { type: 'originFound'; origin: Origin | undefined }
  | { type: 'originLeftOut' }
  | { type: 'wrote'; content: FormContent }
  | { type: 'submitted'; content: FormContent }
  | { type: 'resumeRead'; resume: File | undefined }
  | { type: 'wentBack' }
  | { type: 'answered'; answer: Answer }
  /** The browser has followed the link of the answer. */
  | { type: 'linkFollowed' }
  | { type: 'broughtBack' }
  | { type: 'done' }
  | { type: 'cleared' }
  | { type: 'clearUndone' };

export type Act<Type extends EnquiryAction['type']> = Extract<EnquiryAction, { type: Type }>;

export const initialState: EnquiryState = {
  step: 'loading',
  startKind: 'application',
  answers: { texts: {} },
  report: noProblems,
  failed: false,
};

/** The state with another file in the form, or with the reason why it is refused. */
export function withFile(state: EnquiryState, file: File | undefined): EnquiryState {
  const refusedFile = file && resumeProblem(file);
  return { ...state, file: refusedFile ? undefined : file, refusedFile };
}

/** Two objects for one file: browsers may wrap a file anew each time it is read from its field. */
export const isSameFile = (one: File | undefined, other: File | undefined): boolean =>
  one?.name === other?.name && one?.size === other?.size && one?.lastModified === other?.lastModified;
