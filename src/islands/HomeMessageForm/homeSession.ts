import { type HomeMessage, homeFields } from '#enquiry/homeMessage.ts';
import {
  emptyMessage,
  type HomeAction,
  type HomeState,
  homeReducer,
  initialHomeState,
  isSubmitted,
} from '#enquiry/homeState.ts';
import type { EarlyControls } from '#form/earlyInput.ts';
import { formSession } from '#form/formSession.ts';
import { formStorage, type Tab, thisTab } from '#form/formStorage.ts';
import { like } from '#form/shape.ts';

export function homeSession(tab: Tab = thisTab) {
  const storage = formStorage(tab);
  const draft = storage.draft<HomeMessage>('message-draft', like(emptyMessage));
  /** What was handed to WhatsApp from this entry of the history. */
  const handedOver = storage.entry<HomeMessage>('message', like(emptyMessage));

  const session = formSession<HomeState, HomeAction>(initialHomeState, homeReducer, (state) => {
    const { message, outcome } = state;
    const isWritten = homeFields.some((field) => message[field] !== '');
    draft.save(isWritten && !isSubmitted(state) ? message : undefined);
    if (outcome === 'handedOver') handedOver.save(isSubmitted(state) ? message : undefined);
  });

  function open(typed: EarlyControls) {
    const stored = draft.load();
    const handed = handedOver.load();
    const message = { ...emptyMessage, ...(typeof stored === 'object' ? stored : handed) };
    for (const field of homeFields) message[field] = typed[field]?.value ?? message[field];
    session.act({ type: 'opened', message, handedOver: handed });
  }

  return {
    ...session,
    open,
    onReturn() {
      const state = session.state();
      // What was sent from this page stays in it.
      if (!isSubmitted(state) && draft.load() !== 'unavailable') open({});
    },
  };
}
