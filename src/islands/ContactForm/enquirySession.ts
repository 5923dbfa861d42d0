import { enquiryReducer } from '#enquiry/enquiryReducer.ts';
import {
  type EnquiryAction,
  type EnquiryState,
  type FormContent,
  initialState,
  isSameFile,
} from '#enquiry/enquiryState.ts';
import { draftOf, type EnquirySettings, isHandedOver, shownContent } from '#enquiry/enquiryView.ts';
import type { TabStorage } from '../tabStorage.ts';

/** The form's own elements, which hold what is typed: see `formElement.ts`. */
export type FormView = { read: () => FormContent; show: (content: FormContent) => void };

export type EnquirySession = ReturnType<typeof enquirySession>;

/**
 * Joins the model of an enquiry with the form and the storage. After each action both have what the model says, at once
 * and not after the next render: in the same tab the page may not live longer than the event that is being handled.
 */
export function enquirySession(
  settings: EnquirySettings,
  view: FormView,
  storage: TabStorage,
  onChange: (state: EnquiryState) => void,
) {
  const reduce = enquiryReducer(settings);
  let state = initialState;
  /** The resume that was made on this site, while it stands in the form. */
  let made: File | undefined;
  return {
    state: () => state,
    /** Returns false if the present step does not allow the action. */
    act(action: EnquiryAction): boolean {
      const before = state;
      state = reduce(before, action);
      if (state === before) return false;
      if (action.type === 'opened') made = action.made?.file;
      view.show(shownContent(state, settings));
      // Some browsers do not let a script put a file back. The visitor then chooses it again.
      const { file } = view.read();
      if (!isSameFile(file, state.file)) state = { ...state, file };
      store();
      onChange(state);
      return true;
    },
  };

  function store() {
    storage.saveDraft(draftOf(state));
    if (state.step !== 'reading' && state.step !== 'choosing') storage.releaseResume();
    // Another file stands in the form, or none, because it was handed over or cleared.
    if (made && (isHandedOver(state) || !isSameFile(made, state.file))) {
      storage.releaseMadeResume();
      made = undefined;
    }
    storage.saveSent(isHandedOver(state) ? state.sent : undefined);
  }
}
