import { textFields } from '../enquiry.ts';
import { type Act, type EnquiryState, withFile } from '../enquiryState.ts';
import { type EnquirySettings, originOf } from '../enquiryView.ts';
import type { Origin } from '../origin.ts';
import { noProblems } from '../problemReport.ts';
import { fileFrom, type MadeResume } from '../resume.ts';
import { rechecked } from './writing.ts';

/* The visitor comes: for the first time, by Back or Forward, or from a landing page. The newest words win. */

/** What was typed before hydration wins, then the stored draft. */
export function opened(
  state: EnquiryState,
  { typed, restored, stored, askedKind, sent, made, held }: Act<'opened'>,
): EnquiryState {
  const draft = typeof stored === 'object' ? stored : undefined;
  const next: EnquiryState = {
    ...state,
    step: sent ? 'sent' : 'writing',
    kind: typed.kind ?? askedKind ?? draft?.kind ?? sent?.kind ?? 'application',
    answers: { ...draft?.answers, ...typed.texts },
    sent,
    ...madeParts(made),
    // A form that comes back empty after a hand-off stays empty.
    ...(sent && { origin: 'left out' }),
  };
  // Nothing stores a chosen file, but a browser may put it back. One that was made here is in the form already.
  const found = next.madeFile ? undefined : (held ?? (draft && restored));
  const file = typed.file ?? found;
  return file ? withFile(next, file) : next;
}

const madeParts = (made: MadeResume | undefined) => ({ made, madeFile: made?.file && fileFrom(made.file) });

/** Takes over what was written since on another page of this tab, and a resume that was made since. */
export function returned(state: EnquiryState, { stored, askedKind, made }: Act<'returned'>): EnquiryState {
  const isMade = made !== undefined && JSON.stringify(made) !== JSON.stringify(state.made);
  const next = isMade ? { ...state, ...madeParts(made) } : state;
  const answers = stored === 'unavailable' ? state.answers : stored === 'nothing' ? {} : stored.answers;
  const kind = askedKind ?? state.kind;
  const isSame = kind === state.kind && textFields.every((field) => answers[field] === state.answers[field]);
  if (isSame && !isMade) return state;
  const isEmptied = stored === 'nothing' && !isSame;
  return {
    ...next,
    ...(isEmptied && { file: undefined, ...madeParts(made) }),
    step: state.step === 'sent' ? 'sent' : 'writing',
    kind,
    answers,
    report: noProblems,
    failed: false,
  };
}

/** An origin that is found late must not refill a form that was cleared or sent, nor change a submitted message. */
export function originFound(
  state: EnquiryState,
  { origin }: Act<'originFound'>,
  settings: EnquirySettings,
): EnquiryState {
  if (state.origin !== undefined) return withLabel(state, origin);
  const found = (state.step === 'writing' && origin) || 'unknown';
  return rechecked({ ...state, origin: found }, settings);
}

/** The origin of what was sent under its name in this page's language: it may have been sent in the other one. */
function withLabel(state: EnquiryState, found: Origin | undefined): EnquiryState {
  const origin = originOf(state.sent ?? {});
  const isSame = found && origin?.kind === found.kind && origin.slug === found.slug;
  if (!state.sent || !isSame || origin.label === found.label) return state;
  return { ...state, sent: { ...state.sent, origin: found } };
}
