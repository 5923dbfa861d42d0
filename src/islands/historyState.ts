/*
 * The current entry of the tab's session history keeps small values through Back and a reload. The values are gone when the
 * tab is closed, no other page can read them, and no address shows them.
 */

/** The value that is kept under a key in this entry; undefined where there is none. */
export const readEntry = (key: string): unknown => history.state?.[key];

/** Keeps a value, which must be valid JSON data. `undefined` removes the key's value. */
export function writeEntry(key: string, value: unknown): void {
  try {
    history.replaceState({ ...history.state, [key]: value }, '');
  } catch {
    // Safari throws after a hundred calls in ten seconds. The next call keeps the value.
  }
}
