/**
 * Session storage: this tab, this device. It can throw on any touch where the browser blocks it, and on writing when
 * it is full; the form then works without it.
 */
const attempt = <Value>(touch: () => Value): Value | undefined => {
  try {
    return touch();
  } catch {
    return undefined;
  }
};

/** Stores a text under a key, where that can be. */
export const store = (key: string, text: string) => attempt(() => sessionStorage.setItem(key, text));

/** The text stored under a key, where there is one. */
export const readStored = (key: string) => attempt(() => sessionStorage.getItem(key)) ?? undefined;

/** Removes what is stored under a key. */
export const removeStored = (key: string) => attempt(() => sessionStorage.removeItem(key));
