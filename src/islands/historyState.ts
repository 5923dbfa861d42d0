/*
 * This entry of the tab's session history keeps small values for whoever comes Back to it or reloads it. They are gone
 * with the tab, no other page can read them, and no address shows them.
 */

/** The value that is kept under a key in this entry; undefined where there is none. */
export const readEntry = (key: string): unknown => history.state?.[key];

/** Keeps a value, which must be such as JSON can hold. `undefined` removes it. */
export function writeEntry(key: string, value: unknown): void {
  try {
    history.replaceState({ ...history.state, [key]: value }, '');
  } catch {
    // Safari allows a hundred of these in ten seconds. The next one keeps the rest.
  }
}
