import type { HomeMessage } from '#enquiry/homeMessage.ts';
import { readEntry, writeEntry } from '../historyState.ts';

const key = 'message';

/**
 * Stores the message in the current entry of the tab's history, for visitors who return to the page. Browsers
 * restore fields automatically, but Chromium saves them with a delay of up to a second: after a quick
 * hand-off the fields were empty.
 */
export const storeMessage = (message: HomeMessage | undefined): void => writeEntry(key, message);

/** The message stored in the current entry of the history. */
export const storedMessage = (): Partial<HomeMessage> => (readEntry(key) as HomeMessage | undefined) ?? {};
