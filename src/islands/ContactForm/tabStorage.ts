/**
 * Session storage, which belongs to this tab on this device. Every access throws an error if the browser blocks the
 * storage, and writing throws one if it is full. The form then works without it.
 */
const attempt = <Value>(access: () => Value): Value | undefined => {
  try {
    return access();
  } catch {
    return undefined;
  }
};

/** Stores a text under a key, if the storage allows it. */
export const store = (key: string, text: string) => attempt(() => sessionStorage.setItem(key, text));

/** The text stored under a key, or undefined. */
export const readStored = (key: string) => attempt(() => sessionStorage.getItem(key)) ?? undefined;

/** Removes what is stored under a key. */
export const removeStored = (key: string) => attempt(() => sessionStorage.removeItem(key));
