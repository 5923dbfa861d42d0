import { type Answers, type TextField, textFields } from '../answers.ts';
import { type Act, type EnquiryState, type MadeResume, withFile } from '../enquiryState.ts';
import { type EnquirySettings, kindOf } from '../enquiryView.ts';
import { type Origin, openingSentence } from '../origin.ts';
import { noProblems } from '../problemReport.ts';

/*
 * The visitor comes to the page: for the first time, by Back or Forward, or from a landing page. What they wrote before
 * meets what stands in the form, and the newest words win.
 */

/**
 * What was typed before hydration wins, then the stored draft. What else stands in the form was put there by the browser,
 * which on Back restores what it remembers of an older visit: that counts only where there is no storage to ask.
 */
export function opened(
  state: EnquiryState,
  { content, typed, stored, askedKind, sent, made }: Act<'opened'>,
): EnquiryState {
  const draft = typeof stored === 'object' ? stored : undefined;
  const textOf = (field: TextField) => {
    if (typed.includes(field)) return content.texts[field];
    if (stored !== 'unavailable') return draft?.texts[field];
    return content.texts[field] === sent?.answers.texts[field] ? '' : content.texts[field];
  };
  const texts: Answers['texts'] = {};
  for (const field of textFields) {
    const text = textOf(field);
    if (text) texts[field] = text;
  }
  const isRestored = !draft && (sent || stored === 'nothing');
  const hasFile = typed.includes('resume') || !isRestored;
  const startKind = askedKind ?? sent?.answers.kind ?? 'application';
  const isOther = stored === 'unavailable' && !sent && content.kind !== startKind;
  const restoredKind = isOther ? content.kind : draft?.kind;
  const next: EnquiryState = {
    ...state,
    step: sent ? 'sent' : 'writing',
    startKind,
    answers: { kind: typed.includes('kind') ? content.kind : askedKind ? undefined : restoredKind, texts },
    sent,
    // A form that comes back empty after a hand-off stays empty.
    ...(sent && { origin: null }),
  };
  const file = (hasFile ? content.file : undefined) ?? made?.file;
  return withFile(made ? withMade(next, made) : next, file);
}

/** Fills in what a resume that was made here says, where the visitor has not written something else. */
function withMade(state: EnquiryState, { texts }: MadeResume): EnquiryState {
  const told = Object.entries(texts).filter(
    ([field, text]) => text && !state.answers.texts[field as TextField],
  );
  return {
    ...state,
    answers: { ...state.answers, texts: { ...state.answers.texts, ...Object.fromEntries(told) } },
  };
}

/** Takes over what was written since on another page of this tab. */
export function returned(state: EnquiryState, { stored, askedKind }: Act<'returned'>): EnquiryState {
  if (stored === 'unavailable') return state;
  const draft: Answers = stored === 'nothing' ? { texts: {} } : stored;
  const kind = askedKind ? undefined : draft.kind;
  // Emptied here on purpose, which a draft does not say.
  const emptiedHere = textFields.filter((field) => state.answers.texts[field] === '');
  const texts = { ...Object.fromEntries(emptiedHere.map((field) => [field, ''])), ...draft.texts };
  const isSame =
    (kind ?? askedKind ?? state.startKind) === kindOf(state) &&
    textFields.every((field) => (texts[field] ?? '') === (state.answers.texts[field] ?? ''));
  if (isSame) return state;
  return {
    ...state,
    step: state.step === 'sent' ? 'sent' : 'writing',
    startKind: askedKind ?? state.startKind,
    answers: { kind, texts },
    file: stored === 'nothing' ? undefined : state.file,
    report: noProblems,
    failed: false,
  };
}

/** An origin that is found late must not refill a form that was cleared or sent, nor change a submitted message. */
export function originFound(
  state: EnquiryState,
  { origin }: Act<'originFound'>,
  { writing }: EnquirySettings,
): EnquiryState {
  if (state.origin !== undefined) return withLabel(state, origin);
  const found = (state.step === 'writing' && origin) || null;
  const { message, ...texts } = state.answers.texts;
  const isOurs =
    found &&
    (['application', 'hiring-request'] as const).some(
      (kind) => openingSentence(found, kind, writing) === message,
    );
  // Without storage the browser may have restored the sentence of this same page: it is not the visitor's.
  return { ...state, origin: found, answers: isOurs ? { ...state.answers, texts } : state.answers };
}

/** The origin of what was sent under its name in this page's language: it may have been sent in the other one. */
function withLabel(state: EnquiryState, found: Origin | undefined): EnquiryState {
  const { sent } = state;
  const isSame = found && sent?.origin?.kind === found.kind && sent.origin.slug === found.slug;
  if (!isSame || sent.origin?.label === found.label) return state;
  return { ...state, sent: { ...sent, origin: found } };
}
