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
import type { DialogChoice, HandOff, SentEnquiry } from './sentEnquiry.ts';
import type { ContactField } from './validation.ts';

export type ReadResume = { file: File } & StoredFile;

/** Undefined while it is looked up. `left out`: by the visitor, or because the enquiry about it was sent or cleared. */
type OriginState = Origin | 'unknown' | 'left out' | undefined;

/** Everything that stands in the form besides its mode: what "Undo" and "Bring my answers back" bring back. */
export type Written = {
  answers: Answers;
  /** The file that the visitor chose. One that was refused is never here. */
  file?: File | undefined;
  /** The resume that was made on this site, which fills fields that the visitor has not touched. */
  made?: MadeResume | undefined;
  madeFile?: File | undefined;
  origin?: OriginState;
};

/** loading -> writing -> reading -> choosing -> leaving (until the pressed link is followed) -> sent (specification 5 to 8). */
type Step =
  | { step: 'loading' | 'writing' | 'reading' | 'sent' }
  | {
      step: 'choosing' | 'leaving';
      /** What the dialog shows. Nothing changes under it. */
      handOff: HandOff;
      resume?: ReadResume | undefined;
      /** The name of a resume that could not be read. */
      unread?: string | undefined;
    };

/** What the visitor did. All else that the page shows and stores is derived from it: `enquiryView.ts`. */
export type EnquiryState = Step &
  Written & {
    kind: EnquiryKind;
    refusedFile?: ResumeProblem | undefined;
    /** The name of a resume that was sent and that the page no longer has (specification 8.7). */
    lostFile?: string | undefined;
    report: ProblemReport<ContactField>;
    /** True when the last message could not be composed. */
    failed: boolean;
    /** The enquiry of the panel above the form, until it is done with or another one is sent. */
    sent?: SentEnquiry | undefined;
    /** The file that stood in the form, and the resume as it was read. A reload loses both. */
    sentFiles?: { chosen?: File | undefined; resume?: File | undefined } | undefined;
  };

export type EnquiryDraft = { kind: EnquiryKind; answers: Answers };

/** `unavailable`: nothing can be stored, or the newest words are only in this page. Finding nothing then says nothing. */
export type Stored<Draft> = Draft | 'nothing' | 'unavailable';

type Found = {
  stored: Stored<EnquiryDraft>;
  askedKind: EnquiryKind | undefined;
  made?: MadeResume | undefined;
};

export type EnquiryAction =
  | ({
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
  | { type: 'choiceMade'; choice: DialogChoice }
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
