import { type EnquiryAction, type EnquiryState, withFile } from './enquiryState.ts';
import type { EnquirySettings } from './enquiryView.ts';
import { opened, originFound, returned } from './transitions/arriving.ts';
import { choiceMade, done, linkFollowed, resumeRead, submitted } from './transitions/sending.ts';
import { broughtBack, cleared, rechecked, undone, writing, wrote } from './transitions/writing.ts';

/** An action that the present step does not allow changes nothing, and returns the same object (docs/reliability.md). */
export const enquiryReducer =
  (settings: EnquirySettings) =>
  (state: EnquiryState, action: EnquiryAction): EnquiryState => {
    switch (state.step) {
      case 'loading':
        return action.type === 'opened' ? opened(state, action) : state;
      case 'choosing':
      case 'leaving':
        return inDialog(state, action, settings);
      default:
        return inForm(state, action, settings);
    }
  };

/** While the dialog is open, what it shows must not change under it. */
function inDialog(
  state: EnquiryState & { step: 'choosing' | 'leaving' },
  action: EnquiryAction,
  settings: EnquirySettings,
): EnquiryState {
  const isLeaving = state.step === 'leaving';
  switch (action.type) {
    case 'choiceMade':
      return isLeaving ? state : choiceMade(state, action);
    case 'wentBack':
      return isLeaving ? state : writing(state);
    case 'linkFollowed':
      return isLeaving ? linkFollowed(state) : state;
    case 'returned':
      // In the same tab the page was frozen before it heard that the link was followed.
      return returned(isLeaving ? linkFollowed(state) : state, action);
    case 'originFound':
      return originFound(state, action, settings);
    default:
      return state;
  }
}

function inForm(state: EnquiryState, action: EnquiryAction, settings: EnquirySettings): EnquiryState {
  switch (action.type) {
    case 'returned':
      return returned(state, action);
    case 'originFound':
      return originFound(state, action, settings);
    case 'originLeftOut':
      return rechecked({ ...state, origin: 'left out' }, settings);
    case 'wrote':
      return wrote(state, action.field, action.text, settings);
    case 'kindChosen':
      return rechecked({ ...writing(state), kind: action.kind }, settings);
    case 'fileChosen':
      return rechecked(withFile(writing(state), action.file), settings);
    case 'submitted':
      return state.step === 'reading' ? state : submitted(state, settings);
    case 'resumeRead':
      return resumeRead(state, action, settings);
    case 'cleared':
      return cleared(state);
    case 'undone':
      return undone(state, action.before, settings);
    case 'broughtBack':
      return broughtBack(state, settings);
    case 'done':
      return state.sent ? done(state) : state;
    default:
      return state;
  }
}
