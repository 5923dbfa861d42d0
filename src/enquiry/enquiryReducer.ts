import { type Answers, type TextField, textFields } from './answers.ts';
import type { EnquiryAction, EnquiryState, FormContent } from './enquiryState.ts';
import {
  type EnquirySettings,
  fieldsOf,
  handOffOf,
  kindOf,
  problemsOf,
  shownContent,
  untouchedText,
} from './enquiryView.ts';
import { type Origin, openingSentence } from './origin.ts';
import { noProblems, recheck } from './problemReport.ts';
import { downloadName, resumeProblem } from './resume.ts';

type Act<Type extends EnquiryAction['type']> = Extract<EnquiryAction, { type: Type }>;

/**
 * The state after an action. An action that the present step does not allow changes nothing, and returns the same object.
 * docs/reliability.md lists what always holds.
 */
export const enquiryReducer =
  (settings: EnquirySettings) =>
  (state: EnquiryState, action: EnquiryAction): EnquiryState => {
    const { step } = state;
    if (step === 'loading') return action.type === 'opened' ? opened(state, action) : state;
    switch (action.type) {
      case 'opened':
        return state;
      case 'returned':
        // In the same tab the page was frozen before it heard that the link was followed.
        return returned(step === 'leaving' ? followed(state) : state, action);
      case 'originFound':
        return state.origin === undefined ? withOrigin(state, action.origin, settings) : state;
      case 'originLeftOut':
        // The address no longer asks for a mode, so the present one becomes the visitor's own.
        return rechecked(
          { ...state, origin: null, answers: { ...state.answers, kind: kindOf(state) } },
          settings,
        );
      case 'wrote':
        return isAnswering(state)
          ? state
          : rechecked(writing(absorb(state, action.content, settings)), settings);
      case 'submitted':
        return isAnswering(state) || step === 'reading'
          ? state
          : submitted(absorb(state, action.content, settings), settings);
      case 'resumeRead':
        return step === 'reading' ? choosing(state, action.resume, settings) : state;
      case 'wentBack':
        return step === 'choosing' ? writing(state) : state;
      case 'answered':
        return step === 'choosing' ? answered(state, action, settings) : state;
      case 'linkFollowed':
        return step === 'leaving' ? followed(state) : state;
      case 'broughtBack':
        return broughtBack(state, settings);
      case 'done':
        return isAnswering(state) ? state : { ...writing(state), sent: undefined, sentFiles: undefined };
      case 'cleared':
        return isAnswering(state) ? state : cleared(state);
      case 'clearUndone':
        return isAnswering(state) || !state.cleared
          ? state
          : rechecked(
              {
                ...refilled(state, state.cleared.answers, state.cleared.origin, state.cleared.file),
                cleared: undefined,
              },
              settings,
            );
    }
  };

/** True while the dialog is open. What it shows must not change under it. */
const isAnswering = ({ step }: EnquiryState) => step === 'choosing' || step === 'leaving';

const writing = (state: EnquiryState): EnquiryState => ({ ...state, step: 'writing' });

/** An empty enquiry in the same mode. It does not get the sentence of the page again. */
const emptied = (state: EnquiryState): EnquiryState => ({
  step: 'writing',
  startKind: kindOf(state),
  answers: { texts: {} },
  origin: null,
  report: noProblems,
  failed: false,
});

const rechecked = (state: EnquiryState, settings: EnquirySettings): EnquiryState => ({
  ...state,
  report: recheck(
    state.report,
    fieldsOf(state),
    problemsOf(state, settings).map(({ field }) => field),
  ),
});

/**
 * What was typed before hydration wins, then the stored draft. What else stands in the form was put there by the browser,
 * which on Back restores what it remembers of an older visit: that counts only where there is no storage to ask.
 */
function opened(
  state: EnquiryState,
  { content, typed, stored, askedKind, sent }: Act<'opened'>,
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
  return withFile(next, hasFile ? content.file : undefined);
}

/** Takes over what was written since on another page of this tab. */
function returned(state: EnquiryState, { stored, askedKind }: Act<'returned'>): EnquiryState {
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
function withOrigin(
  state: EnquiryState,
  origin: Origin | undefined,
  { writing }: EnquirySettings,
): EnquiryState {
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

/** Takes over what stands in the form. What differs from what was shown is what the visitor wrote. */
function absorb(state: EnquiryState, content: FormContent, settings: EnquirySettings): EnquiryState {
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

function withFile(state: EnquiryState, file: File | undefined): EnquiryState {
  const refusedFile = file && resumeProblem(file);
  return { ...state, file: refusedFile ? undefined : file, refusedFile };
}

/** Two objects for one file: browsers may wrap a file anew each time it is read from its field. */
export const isSameFile = (one: File | undefined, other: File | undefined): boolean =>
  one?.name === other?.name && one?.size === other?.size && one?.lastModified === other?.lastModified;

function submitted(state: EnquiryState, settings: EnquirySettings): EnquiryState {
  const problems = problemsOf(state, settings);
  const checked = {
    ...writing(state),
    report: { problems, corrected: [] },
    refusedFile: undefined,
    failed: false,
  };
  if (problems.length > 0) return checked;
  if (kindOf(state) === 'application' && state.file) return { ...checked, step: 'reading' };
  return opensDialog(checked, { step: 'choosing' }, settings);
}

function choosing(state: EnquiryState, resume: File | undefined, settings: EnquirySettings): EnquiryState {
  const unread = !resume && state.file ? downloadName(state.file.name) : undefined;
  return opensDialog(state, { step: 'choosing', resume, unread }, settings);
}

function opensDialog(
  state: EnquiryState,
  step: Pick<EnquiryState & { step: 'choosing' }, 'step' | 'resume' | 'unread'>,
  settings: EnquirySettings,
): EnquiryState {
  const next: EnquiryState = { ...state, ...step };
  return handOffOf(next, settings) ? next : { ...writing(state), failed: true };
}

function answered(
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

const followed = (state: EnquiryState): EnquiryState => ({
  ...emptied(state),
  step: 'sent',
  sent: state.sent,
  sentFiles: state.sentFiles,
});

/**
 * Fills the form again with what was in it. What was written since then stays, and so does its mode.
 */
function refilled(
  state: EnquiryState,
  answers: Answers,
  origin: Origin | null,
  file: File | undefined,
): EnquiryState {
  const isNewer = draftOfTexts(state.answers).length > 0;
  const newer = Object.fromEntries(draftOfTexts(state.answers));
  return {
    ...writing(state),
    answers: {
      kind: isNewer ? (state.answers.kind ?? answers.kind) : answers.kind,
      texts: { ...answers.texts, ...newer },
    },
    origin: state.origin ?? origin,
    file: state.file ?? file,
  };
}

const draftOfTexts = ({ texts }: Answers) => Object.entries(texts).filter(([, text]) => text !== '');

/** Closes the panel, unless newer words stand where the sent ones would: then those are only in the panel. */
function broughtBack(state: EnquiryState, settings: EnquirySettings): EnquiryState {
  const { sent, sentFiles } = state;
  if (!sent || isAnswering(state)) return state;
  const next = refilled(state, sent.answers, sent.origin, sentFiles?.chosen);
  const isWhole = textFields.every(
    (field) => (sent.answers.texts[field] ?? next.answers.texts[field]) === next.answers.texts[field],
  );
  return rechecked(isWhole ? { ...next, sent: undefined, sentFiles: undefined } : next, settings);
}

function cleared(state: EnquiryState): EnquiryState {
  const { answers, origin, file, sent, sentFiles } = state;
  const isEmpty = draftOfTexts(answers).length === 0 && !file;
  return {
    ...emptied(state),
    sent,
    sentFiles,
    cleared: isEmpty ? state.cleared : { answers, origin: origin ?? null, file },
  };
}
