import type { HomeMessage } from '#enquiry/homeMessage.ts';

/**
 * Stores what is written with this entry of the tab's history, for whoever comes back to it. Browsers restore fields
 * on their own, but Chromium only notes them down up to a second later: after a quick hand-off they came back empty.
 */
export function storeMessage(message: HomeMessage | undefined): void {
  try {
    history.replaceState({ ...history.state, message }, '');
  } catch {
    // Safari allows a hundred of these in ten seconds; the next one stores the rest.
  }
}

/** What was stored with this entry of the history. */
export const storedMessage = (): Partial<HomeMessage> => history.state?.message ?? {};
