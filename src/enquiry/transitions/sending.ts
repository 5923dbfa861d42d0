import { type Act, type EnquiryState, withFile } from '../enquiryState.ts';
import { type EnquirySettings, fileOf, fileToRead, originOf, problemsOf } from '../enquiryView.ts';
import { handOffOf } from '../handOff.ts';
import { submitReport } from '../problemReport.ts';
import { downloadName } from '../resume.ts';
import { emptied, writing } from './writing.ts';

/* The hand-off: from a submit, by the reading of the resume and the choice in the dialog, to the panel. */

export function submitted(state: EnquiryState, settings: EnquirySettings): EnquiryState {
  const problems = problemsOf(state, settings);
  const checked: EnquiryState = {
    ...writing(state),
    report: submitReport(state.report, problems),
    refusedFile: undefined,
    failed: false,
  };
  if (problems.length > 0) return checked;
  if (state.kind === 'application' && fileOf(state)) return { ...checked, step: 'reading' };
  return choosing(checked, {}, settings);
}

/** After a submit, a resume that can't be read is left out. Before one, it is read to find its format. */
export function resumeRead(
  state: EnquiryState,
  { file, resume }: Act<'resumeRead'>,
  settings: EnquirySettings,
): EnquiryState {
  if (file !== fileToRead(state)) return state;
  if (resume === 'none') return withFile(writing(state), file, 'resumeFormat');
  if (state.step === 'reading')
    return choosing(state, { resume, unread: resume ? undefined : downloadName(file.name) }, settings);
  return resume ? withFile(state, resume.file) : withFile(state, file, 'resumeUnreadable');
}

/** Opens the dialog, unless the message can't be composed. */
function choosing(
  state: EnquiryState,
  read: Pick<EnquiryState & { step: 'choosing' }, 'resume' | 'unread'>,
  settings: EnquirySettings,
): EnquiryState {
  const handOff = handOffOf(state, settings, read.resume?.file.name);
  return handOff ? { ...state, step: 'choosing', handOff, ...read } : { ...writing(state), failed: true };
}

/** The choice counts at once: in the same tab the page may not live until the browser has followed the link. */
export function choiceMade(
  state: EnquiryState & { step: 'choosing' | 'leaving' },
  { choice }: Act<'choiceMade'>,
): EnquiryState {
  const { kind, answers, file, made, handOff, resume, unread } = state;
  const name = resume?.file.name ?? unread;
  return {
    ...state,
    step: 'leaving',
    sent: {
      ...handOff,
      choice,
      kind,
      answers,
      made: made?.texts,
      origin: originOf(state),
      resume: name === undefined ? undefined : { name, isRead: resume !== undefined, isMade: !file },
    },
    sentFiles: { chosen: fileOf(state), resume: resume?.file },
  };
}

export const linkFollowed = (state: EnquiryState): EnquiryState => ({
  ...emptied(state),
  step: 'sent',
  sent: state.sent,
  sentFiles: state.sentFiles,
});

export const done = (state: EnquiryState): EnquiryState => ({
  ...writing(state),
  sent: undefined,
  sentFiles: undefined,
});
