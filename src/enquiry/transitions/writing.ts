import type { Answers, TextField } from '../enquiry.ts';
import type { EnquiryAction, EnquiryState, Written } from '../enquiryState.ts';
import { type EnquirySettings, fieldsOf, fileOf, problemsOf, untouchedText } from '../enquiryView.ts';
import { noProblems, recheck } from '../problemReport.ts';

export const writing = (state: EnquiryState): EnquiryState => ({ ...state, step: 'writing' });

/** A text that is again what the site fills in is no answer: it then follows the page and the mode as before. */
export function wrote(
  state: EnquiryState,
  field: TextField,
  text: string,
  settings: EnquirySettings,
): EnquiryState {
  const { [field]: _, ...others } = state.answers;
  const isUntouched = text === untouchedText(field, state, settings);
  return rechecked(
    { ...writing(state), answers: isUntouched ? others : { ...others, [field]: text } },
    settings,
  );
}

/** An empty enquiry in the same mode. It does not get the sentence of the page again. */
export const emptied = ({ kind, report }: EnquiryState): EnquiryState => ({
  step: 'writing',
  kind,
  answers: {},
  origin: 'left out',
  report: { ...noProblems, submit: report.submit },
  failed: false,
});

/** The panel of an enquiry that was sent before stays. */
export const cleared = (state: EnquiryState): EnquiryState => ({
  ...emptied(state),
  sent: state.sent,
  sentFiles: state.sentFiles,
});

/** A clear can be undone until the next enquiry is sent, unless nothing stood in the form. */
export function undoing({ type }: EnquiryAction, before: EnquiryState) {
  const isEmpty = writtenTexts(before.answers).length === 0 && !fileOf(before) && !before.made;
  if (type === 'cleared' && !isEmpty) return { type: 'undone', before } as const;
  return type === 'choiceMade' || type === 'undone' ? 'nothing' : 'the one before';
}

export const undone = (state: EnquiryState, before: Written, settings: EnquirySettings): EnquiryState =>
  rechecked(refilled(state, before), settings);

/** Closes the panel, unless newer words stand where the sent ones would: then those are only in the panel. */
export function broughtBack(state: EnquiryState, settings: EnquirySettings): EnquiryState {
  const { sent, sentFiles } = state;
  if (!sent) return state;
  const { answers, made, origin, resume } = sent;
  const file = sentFiles?.chosen;
  const next: EnquiryState = {
    ...refilled(
      { ...state, kind: keptKind(state, sent.kind) },
      {
        answers,
        made: made && { texts: made },
        origin,
        [resume?.isMade ? 'madeFile' : 'file']: file,
      },
    ),
    lostFile: resume && !file && !fileOf(state) ? resume.name : undefined,
  };
  const isWhole = writtenTexts(answers).every(([field, text]) => next.answers[field as TextField] === text);
  return rechecked(isWhole ? { ...next, sent: undefined, sentFiles: undefined } : next, settings);
}

/** The mode comes back with the words, unless newer words stand in another one. */
const keptKind = ({ answers, kind }: EnquiryState, before: EnquiryState['kind']) =>
  writtenTexts(answers).length > 0 ? kind : before;

/** Fills the form again with what was in it. What was written since then stays. */
function refilled(state: EnquiryState, before: Written): EnquiryState {
  const newer = Object.fromEntries(writtenTexts(state.answers));
  return {
    ...writing(state),
    answers: { ...before.answers, ...newer },
    origin: before.origin,
    file: state.file ?? before.file,
    made: state.made ?? before.made,
    madeFile: state.madeFile ?? before.madeFile,
  };
}

const writtenTexts = (answers: Answers) => Object.entries(answers).filter(([, text]) => text !== '');

export const rechecked = (state: EnquiryState, settings: EnquirySettings): EnquiryState => ({
  ...state,
  report: recheck(
    state.report,
    fieldsOf(state),
    problemsOf(state, settings).map(({ field }) => field),
  ),
});
