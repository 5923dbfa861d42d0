import type { Answers, EnquiryKind, TextField } from './enquiry.ts';
import type { Origin } from './origin.ts';
import { noProblems, type ProblemReport } from './problemReport.ts';
import {
  asResume,
  type MadeResume,
  type ResumeProblem,
  resumeFormat,
  resumeProblem,
  type StoredFile,
} from './resume.ts';
import type { DialogAnswer, SentEnquiry } from './sentEnquiry.ts';
import type { ContactField } from './validation.ts';

/** A resume that was read: its bytes as a file to download or share, and as storage can hold them. */
export type ReadResume = { file: File } & StoredFile;

/**
 * The page that the visitor came from. Undefined while it is looked up. `left out`: by the visitor, or because the enquiry
 * about it was sent or cleared.
 */
type OriginState = Origin | 'unknown' | 'left out' | undefined;

/** Everything that stands in the form besides its mode: what "Undo" and "Bring my answers back" bring back. */
export type Written = {
  answers: Answers;
  /** The file that the visitor chose. One that was refused is never here. */
  file?: File | undefined;
  /** The resume that was made on this site, which fills fields that the visitor has not touched. */
  made?: MadeResume | undefined;
  /** The file of `made`. */
  madeFile?: File | undefined;
  origin?: OriginState;
};

/**
 * The steps of an enquiry (specification 5 to 8): loading -> writing -> reading (with a resume) -> choosing -> leaving
 * (until the browser has followed the link that was pressed) -> sent -> writing.
 */
type Step =
  | { step: 'loading' | 'writing' | 'reading' | 'sent' }
  | {
      step: 'choosing' | 'leaving';
      resume?: ReadResume | undefined;
      /** The name of a resume that could not be read. */
      unread?: string | undefined;
    };

/**
 * One enquiry: what the visitor did. Everything else that the page shows is derived from it (`enquiryView.ts`): the values
 * of untouched fields, the message and its link, which problems are visible, what is stored, and the address.
 */
export type EnquiryState = Step &
  Written & {
    kind: EnquiryKind;
    /** Why the file that was just chosen was refused. */
    refusedFile?: ResumeProblem | undefined;
    /** The name of a resume that was sent and that the page no longer has (specification 8.7). */
    lostFile?: string | undefined;
    /** What the last submit found wrong. */
    report: ProblemReport<ContactField>;
    /** True when the last message could not be composed. */
    failed: boolean;
    /** The enquiry of the panel above the form, until it is done with or another one is sent. */
    sent?: SentEnquiry | undefined;
    /** The file that stood in the form, and the resume as it was read. A reload loses both. */
    sentFiles?: { chosen?: File | undefined; resume?: File | undefined } | undefined;
  };

/** The draft of the contact form as it is stored. It exists only while the visitor has written something. */
export type EnquiryDraft = { kind: EnquiryKind; answers: Answers };

/**
 * What the tab's storage has of a draft. `unavailable`: nothing can be stored, or the newest words are only in this page,
 * so that nothing can be concluded from finding nothing.
 */
export type Stored<Draft> = Draft | 'nothing' | 'unavailable';

/** What a page that opens, or is shown again, finds in its tab. */
type Found = {
  stored: Stored<EnquiryDraft>;
  askedKind: EnquiryKind | undefined;
  made?: MadeResume | undefined;
};

/** What a visitor does, and what the page learns. */
export type EnquiryAction =
  | ({
      /** The form is hydrated. */
      type: 'opened';
      /** What the visitor typed and chose before that. */
      typed: { kind?: EnquiryKind | undefined; texts: Answers; file?: File | undefined };
      /** A chosen file that the browser has put back. */
      restored?: File | undefined;
      sent: SentEnquiry | undefined;
      /** A resume that was held for the dialog when the page was loaded again. */
      held?: File | undefined;
    } & Found)
  /** The browser shows the page again, as it was when the visitor left it (back/forward cache). */
  | ({ type: 'returned' } & Found)
  | { type: 'originFound'; origin: Origin | undefined }
  | { type: 'originLeftOut' }
  | { type: 'wrote'; field: TextField; text: string }
  | { type: 'kindChosen'; kind: EnquiryKind }
  | { type: 'fileChosen'; file: File | undefined }
  | { type: 'submitted' }
  /** A file was read: to be sent, or to find its format. `resume`: `none` if it is no resume, undefined if it can't be read. */
  | { type: 'resumeRead'; file: File; resume: ReadResume | 'none' | undefined }
  | { type: 'wentBack' }
  | { type: 'answered'; answer: DialogAnswer }
  /** The browser has followed the link of the answer. */
  | { type: 'linkFollowed' }
  | { type: 'broughtBack' }
  | { type: 'done' }
  | { type: 'cleared' }
  | { type: 'undone'; before: Written };

export type Act<Type extends EnquiryAction['type']> = Extract<EnquiryAction, { type: Type }>;

export const initialState: EnquiryState = {
  step: 'loading',
  kind: 'application',
  answers: {},
  report: noProblems,
  failed: false,
};

/** The state with another file in the form, or with the reason why it is refused. A made resume then loses its place. */
export function withFile(
  state: EnquiryState,
  file: File | undefined,
  refusedFile: ResumeProblem | undefined = file && resumeProblem(file),
): EnquiryState {
  const format = file && resumeFormat(file);
  return {
    ...state,
    file: refusedFile ? undefined : format && format !== 'unknown' ? asResume(file, format) : file,
    refusedFile,
    lostFile: undefined,
    made: state.made && { texts: state.made.texts },
    madeFile: undefined,
  };
}
