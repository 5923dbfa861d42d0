import type { EnquiryKind } from '#enquiry/enquiry.ts';
import { chatLinkLength, type HandOff, type MessageSettings, prepareHandOff } from '#enquiry/handOff.ts';
import type { Origin } from '#enquiry/origin.ts';
import type { ResumeProblem } from '#enquiry/resume.ts';
import {
  type ContactField,
  type ContactValues,
  contactProblems,
  type FieldProblem,
} from '#enquiry/validation.ts';
import type { Answers } from './formElement.ts';

/** How a visitor answered the dialog: a chat in WhatsApp, or a call. */
export type Answer = 'whatsapp' | 'call';

/** An enquiry that was handed over, as the panel shows it. All of it can be stored as JSON. */
export type SentEnquiry = HandOff & {
  answer: Answer;
  /** The name of the resume's file, if the enquiry has one. */
  resumeName?: string | undefined;
  /** What stood in the form, for "Bring my answers back". */
  answers: Answers;
};

/** The file that stood in the form, and the resume as it was read. */
type SentFiles = { chosen?: File | undefined; resume?: File | undefined };

/** What stands in the form: its mode, its fields, and the chosen file. */
export type FormContent = { kind: EnquiryKind; values: ContactValues; file?: File | undefined };

/**
 * The states of the contact form (specification 5 to 8):
 * writing -> reading (with a resume) -> choosing -> sent -> writing.
 */
type Step =
  | { step: 'writing' }
  | { step: 'reading'; file: File }
  | { step: 'choosing'; handOff: HandOff; resume?: File | undefined }
  | { step: 'sent' };

export type ContactState = Step & {
  kind: EnquiryKind;
  /** What the last submit found wrong, and which of it has been corrected since. */
  problems: FieldProblem<ContactField>[];
  corrected: ContactField[];
  /** Why the file that was just chosen was refused. */
  refusedFile?: ResumeProblem | undefined;
  /** True when the message could not be composed. */
  failed: boolean;
  /** Characters of the chat link as the form stands. */
  linkLength: number;
  /** The page that the visitor came from: undefined while it is looked up, null where there is none. */
  origin?: Origin | null | undefined;
  /** The enquiry of the panel above the form, until it is done with or another one is sent. */
  sent?: SentEnquiry | undefined;
  /** The files of that enquiry, which a reload loses. */
  sentFiles?: SentFiles | undefined;
};

/** What a visitor does, and what the form learns. */
export type ContactAction =
  | {
      type: 'hydrated';
      content: FormContent;
      refusedFile?: ResumeProblem | undefined;
      sent?: SentEnquiry | undefined;
    }
  | { type: 'originLookedUp'; origin: Origin | undefined }
  | { type: 'originDropped' }
  | { type: 'edited'; content: FormContent }
  | { type: 'fileChosen'; refused: ResumeProblem | undefined }
  | { type: 'submitted'; content: FormContent }
  | { type: 'resumeRead'; content: FormContent; resume: File | undefined }
  | { type: 'wentBack' }
  | { type: 'answered'; answer: Answer; answers: Answers; file: File | undefined }
  | { type: 'broughtBack'; content: FormContent }
  | { type: 'done' }
  | { type: 'cleared' };

export const initialState: ContactState = {
  step: 'writing',
  kind: 'application',
  problems: [],
  corrected: [],
  failed: false,
  linkLength: 0,
};

/** The state after an action. An action that the present state does not allow changes nothing. */
export const contactReducer =
  (settings: MessageSettings) =>
  (state: ContactState, action: ContactAction): ContactState => {
    switch (action.type) {
      case 'hydrated': {
        const { refusedFile, sent } = action;
        const next = withContent({ ...state, refusedFile, sent }, action.content, settings);
        // A form that comes back empty after a hand-off stays empty.
        return sent ? { ...next, step: 'sent', origin: null } : next;
      }
      case 'originLookedUp':
        // An origin that arrives late must not refill a form that was cleared or sent, nor change a submitted message.
        return state.origin === undefined
          ? { ...state, origin: (state.step === 'writing' && action.origin) || null }
          : state;
      case 'originDropped':
        return { ...state, origin: null };
      case 'edited':
        return edited(state, action.content, settings);
      case 'fileChosen':
        return { ...state, refusedFile: action.refused };
      case 'submitted':
        return state.step === 'reading' || state.step === 'choosing'
          ? state
          : submitted(state, action.content, settings);
      case 'resumeRead':
        return state.step === 'reading' ? choosing(state, action.content, action.resume, settings) : state;
      case 'wentBack':
        return state.step === 'choosing' ? writing(state) : state;
      case 'answered':
        return state.step === 'choosing' ? sent(state, action) : state;
      case 'broughtBack':
        return withContent(
          { ...writing(state), sent: undefined, sentFiles: undefined },
          action.content,
          settings,
        );
      case 'done':
        return { ...writing(state), sent: undefined, sentFiles: undefined };
      case 'cleared':
        return { ...emptied(state), step: 'writing', sent: state.sent, sentFiles: state.sentFiles };
    }
  };

const writing = (state: ContactState): ContactState => ({ ...state, step: 'writing' });

/** The state of an empty form in the same mode. */
const emptied = ({ kind }: ContactState): ContactState => ({ ...initialState, kind, origin: null });

/** Takes over what stands in the form: the mode, and how long its link would be. */
const withContent = (
  state: ContactState,
  { kind, values }: FormContent,
  settings: MessageSettings,
): ContactState => ({
  ...state,
  kind,
  linkLength: chatLinkLength(kind, values, settings),
});

/**
 * A change in the form. It stops the reading of a resume. After a hand-off it begins a new enquiry. A problem that was
 * corrected stays corrected until the next submit, so that it does not come and go while somebody types.
 */
function edited(state: ContactState, content: FormContent, settings: MessageSettings): ContactState {
  if (state.step === 'choosing') return state;
  const left = problemsOf(content).map(({ field }) => field);
  const corrected = state.problems
    .map(({ field }) => field)
    .filter((field) => state.corrected.includes(field) || !left.includes(field));
  return withContent({ ...writing(state), corrected }, content, settings);
}

function submitted(state: ContactState, content: FormContent, settings: MessageSettings): ContactState {
  const problems = problemsOf(content);
  const checked = {
    ...withContent(state, content, settings),
    problems,
    corrected: [],
    refusedFile: undefined,
    failed: false,
  };
  if (problems.length > 0) return writing(checked);
  return content.kind === 'application' && content.file
    ? { ...checked, step: 'reading', file: content.file }
    : choosing(checked, content, undefined, settings);
}

function choosing(
  state: ContactState,
  { kind, values }: FormContent,
  resume: File | undefined,
  settings: MessageSettings,
): ContactState {
  try {
    return {
      ...state,
      step: 'choosing',
      handOff: prepareHandOff(kind, values, resume?.name, settings),
      resume,
    };
  } catch {
    return { ...writing(state), failed: true };
  }
}

function sent(
  state: ContactState & { step: 'choosing' },
  { answer, answers, file }: ContactAction & { type: 'answered' },
): ContactState {
  const { handOff, resume } = state;
  return {
    ...emptied(state),
    step: 'sent',
    sent: { ...handOff, answer, answers, resumeName: resume?.name },
    sentFiles: { chosen: file, resume },
  };
}

const problemsOf = ({ kind, values, file }: FormContent) =>
  contactProblems(kind, { ...values, resume: file });
