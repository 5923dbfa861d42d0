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

/** Keeps a text under a key, where that can be. */
export const keep = (key: string, text: string) => attempt(() => sessionStorage.setItem(key, text));

/** The text kept under a key, where there is one. */
export const kept = (key: string) => attempt(() => sessionStorage.getItem(key)) ?? undefined;

/** Forgets what is kept under a key. */
export const forget = (key: string) => attempt(() => sessionStorage.removeItem(key));
