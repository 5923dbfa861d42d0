import type { HomeMessage } from '#enquiry/homeMessage.ts';

/**
 * Stores the message in the current entry of the tab's history, for visitors who return to the page. Browsers
 * restore fields automatically, but Chromium saves them with a delay of up to a second: after a quick
 * hand-off the fields were empty.
 */
export function storeMessage(message: HomeMessage | undefined): void {
  try {
    history.replaceState({ ...history.state, message }, '');
  } catch {
    // Safari throws after a hundred calls in ten seconds. The next call stores the message.
  }
}

/** The message stored in the current entry of the history. */
export const storedMessage = (): Partial<HomeMessage> => history.state?.message ?? {};
