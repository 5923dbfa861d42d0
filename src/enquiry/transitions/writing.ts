import { type Answers, textFields } from '../answers.ts';
import { type EnquiryState, type FormContent, isSameFile, withFile } from '../enquiryState.ts';
import {
  type EnquirySettings,
  fieldsOf,
  kindOf,
  problemsOf,
  shownContent,
  untouchedText,
} from '../enquiryView.ts';
import type { Origin } from '../origin.ts';
import { noProblems, recheck } from '../problemReport.ts';

/* The visitor writes, clears the form, and brings back what was in it. */

export const writing = (state: EnquiryState): EnquiryState => ({ ...state, step: 'writing' });

/** What stands in the form becomes the visitor's. */
export const wrote = (state: EnquiryState, content: FormContent, settings: EnquirySettings): EnquiryState =>
  rechecked(writing(absorb(state, content, settings)), settings);

/** Takes over what stands in the form. What differs from what was shown is what the visitor wrote. */
export function absorb(state: EnquiryState, content: FormContent, settings: EnquirySettings): EnquiryState {
  const shown = shownContent(state, settings);
  const changed = textFields.filter((field) => content.texts[field] !== shown.texts[field]);
  const kind = content.kind === shown.kind ? state.answers.kind : content.kind;
  const texts = { ...state.answers.texts };
  const next = { ...state, answers: { kind, texts } };
  for (const field of changed) {
    if (content.texts[field] === untouchedText(field, next, settings)) delete texts[field];
    else texts[field] = content.texts[field];
  }
  return isSameFile(content.file, state.file) ? next : withFile(next, content.file);
}

/** The address no longer asks for a mode, so the present one becomes the visitor's own. */
export const originLeftOut = (state: EnquiryState, settings: EnquirySettings): EnquiryState =>
  rechecked({ ...state, origin: null, answers: { ...state.answers, kind: kindOf(state) } }, settings);

/** An empty enquiry in the same mode. It does not get the sentence of the page again. */
export const emptied = (state: EnquiryState): EnquiryState => ({
  step: 'writing',
  startKind: kindOf(state),
  answers: { texts: {} },
  origin: null,
  report: noProblems,
  failed: false,
});

export function cleared(state: EnquiryState): EnquiryState {
  const { answers, origin, file, sent, sentFiles } = state;
  const isEmpty = writtenTexts(answers).length === 0 && !file;
  return {
    ...emptied(state),
    sent,
    sentFiles,
    cleared: isEmpty ? state.cleared : { answers, origin: origin ?? null, file },
  };
}

export function clearUndone(state: EnquiryState, settings: EnquirySettings): EnquiryState {
  if (!state.cleared) return state;
  const { answers, origin, file } = state.cleared;
  return rechecked({ ...refilled(state, answers, origin, file), cleared: undefined }, settings);
}

/** Closes the panel, unless newer words stand where the sent ones would: then those are only in the panel. */
export function broughtBack(state: EnquiryState, settings: EnquirySettings): EnquiryState {
  const { sent, sentFiles } = state;
  if (!sent) return state;
  const next = refilled(state, sent.answers, sent.origin, sentFiles?.chosen);
  const isWhole = textFields.every(
    (field) => (sent.answers.texts[field] ?? next.answers.texts[field]) === next.answers.texts[field],
  );
  return rechecked(isWhole ? { ...next, sent: undefined, sentFiles: undefined } : next, settings);
}

/** Fills the form again with what was in it. What was written since then stays, and so does its mode. */
function refilled(
  state: EnquiryState,
  answers: Answers,
  origin: Origin | null,
  file: File | undefined,
): EnquiryState {
  const newer = writtenTexts(state.answers);
  return {
    ...writing(state),
    answers: {
      kind: newer.length > 0 ? (state.answers.kind ?? answers.kind) : answers.kind,
      texts: { ...answers.texts, ...Object.fromEntries(newer) },
    },
    origin: state.origin ?? origin,
    file: state.file ?? file,
  };
}

const writtenTexts = ({ texts }: Answers) => Object.entries(texts).filter(([, text]) => text !== '');

const rechecked = (state: EnquiryState, settings: EnquirySettings): EnquiryState => ({
  ...state,
  report: recheck(
    state.report,
    fieldsOf(state),
    problemsOf(state, settings).map(({ field }) => field),
  ),
});
