import type { Act, EnquiryState, FormContent } from '../enquiryState.ts';
import { type EnquirySettings, handOffOf, kindOf, problemsOf } from '../enquiryView.ts';
import { downloadName } from '../resume.ts';
import { absorb, emptied, writing } from './writing.ts';

/* The hand-off: from a submit, by the reading of the resume and the answer in the dialog, to the panel. */

/** Checks what stands in the form. If nothing is wrong, the resume is read, or the dialog opens. */
export function submitted(
  state: EnquiryState,
  content: FormContent,
  settings: EnquirySettings,
): EnquiryState {
  const next = absorb(state, content, settings);
  const problems = problemsOf(next, settings);
  const checked = {
    ...writing(next),
    report: { problems, corrected: [] },
    refusedFile: undefined,
    failed: false,
  };
  if (problems.length > 0) return checked;
  if (kindOf(next) === 'application' && next.file) return { ...checked, step: 'reading' };
  return choosing(checked, {}, settings);
}

/** A resume that could not be read is left out, and the dialog and the panel say so. */
export function resumeRead(
  state: EnquiryState,
  { resume }: Act<'resumeRead'>,
  settings: EnquirySettings,
): EnquiryState {
  const unread = !resume && state.file ? downloadName(state.file.name) : undefined;
  return choosing(state, { resume, unread }, settings);
}

/** Opens the dialog, unless the message can't be composed. */
function choosing(
  state: EnquiryState,
  read: { resume?: File | undefined; unread?: string | undefined },
  settings: EnquirySettings,
): EnquiryState {
  const next: EnquiryState = { ...state, step: 'choosing', ...read };
  return handOffOf(next, settings) ? next : { ...writing(state), failed: true };
}

/** The answer counts at once: in the same tab the page may not live until the browser has followed the link. */
export function answered(
  state: EnquiryState & { step: 'choosing' | 'leaving' },
  { answer }: Act<'answered'>,
  settings: EnquirySettings,
): EnquiryState {
  const handOff = handOffOf(state, settings);
  if (!handOff) return state;
  const { answers, origin, resume, unread, file } = state;
  const name = resume?.name ?? unread;
  return {
    ...state,
    step: 'leaving',
    sent: {
      ...handOff,
      answer,
      answers: { ...answers, kind: kindOf(state) },
      origin: origin ?? null,
      resume: name === undefined ? undefined : { name, isRead: resume !== undefined },
    },
    sentFiles: { chosen: file, resume },
    cleared: undefined,
  };
}

/** The form is empty, below the panel. */
export const linkFollowed = (state: EnquiryState): EnquiryState => ({
  ...emptied(state),
  step: 'sent',
  sent: state.sent,
  sentFiles: state.sentFiles,
});

/** Closes the panel. */
export const done = (state: EnquiryState): EnquiryState => ({
  ...writing(state),
  sent: undefined,
  sentFiles: undefined,
});
