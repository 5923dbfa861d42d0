import type { Stored } from '#enquiry/enquiryState.ts';
import type { Shape } from './shape.ts';

/*
 * How the forms store things; docs/reliability.md lists what they store. Session storage belongs to this tab on this
 * device. The current entry of the tab's session history holds what belongs to this page alone: no other page can read it,
 * and no address shows it.
 *
 * Browsers block session storage (every access throws), or it is full (writing throws). The forms then work without it.
 */

/** The parts of the browser that a form stores things in. Functions, because touching session storage may throw. */
export type Tab = {
  session: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  history: () => Pick<History, 'state' | 'replaceState'>;
  location: () => Pick<Location, 'pathname' | 'search'>;
};

export const thisTab: Tab = {
  session: () => sessionStorage,
  history: () => window.history,
  location: () => window.location,
};

/** The version of everything that is stored. Raise it when the shape of any of it changes. */
export const storageVersion = 5;

export function formStorage({ session, history, location }: Tab) {
  const read = (key: string): Versioned => attempt(() => parse(session().getItem(key)));
  const remove = (key: string) => attempt(() => session().removeItem(key));
  const write = (key: string, text: string): boolean =>
    attempt(() => {
      session().setItem(key, text);
      return true;
    }) ?? false;
  const takesWrites = () => {
    const isWritten = write('storage-probe', '1');
    remove('storage-probe');
    return isWritten;
  };

  const readEntry = (key: string): unknown => attempt(() => history().state?.[key]);
  const writeEntry = (key: string, value: unknown) => {
    if (value === readEntry(key)) return;
    // Safari throws after a hundred calls in ten seconds. The next call stores the value.
    attempt(() => history().replaceState({ ...history().state, [key]: value }, ''));
  };

  return {
    /** A value in session storage. `save` returns false where there is no room or no storage. */
    item: <Value>(key: string, shape: Shape) => ({
      load: (): Value | undefined => valueIn<Value>(read(key), shape),
      save: (value: Value | undefined): boolean => {
        if (value !== undefined) return write(key, versioned(value));
        remove(key);
        return true;
      },
    }),

    /**
     * A value in this entry of the history, for an hour: on a shared phone the next person can open the closed tab again.
     */
    entry: <Value>(key: string, shape: Shape) => ({
      load: (): Value | undefined =>
        isRecent(parse(readEntry(key))) ? valueIn<Value>(parse(readEntry(key)), shape) : undefined,
      save: (value: Value | undefined) => {
        const isStored = versioned(parse(readEntry(key))?.value) === versioned(value);
        if (value === undefined || !isStored) writeEntry(key, value && versioned(value, Date.now()));
      },
    }),

    /**
     * The draft of a form in session storage. Where that has no room or is blocked, the older draft is removed, so that it
     * never comes back in place of newer words, and this entry of the history holds the draft. The browser itself restores
     * no field that React controls.
     */
    draft: <Draft>(key: string, shape: Shape) => {
      let isNowhere = false;
      return {
        load: (): Stored<Draft> =>
          valueIn<Draft>(read(key), shape) ??
          valueIn<Draft>(parse(readEntry(key)), shape) ??
          (isNowhere || !takesWrites() ? 'unavailable' : 'nothing'),
        save: (draft: Draft | undefined) => {
          const text = draft && versioned(draft);
          const isStored =
            text !== undefined && (attempt(() => session().getItem(key)) === text || write(key, text));
          if (!isStored) remove(key);
          // Without the older draft there may be room.
          const inEntry = text === undefined || isStored || write(key, text) ? undefined : text;
          writeEntry(key, inEntry);
          isNowhere = readEntry(key) !== inEntry;
        },
      };
    },

    /** Shows another query in the page's address, without a new entry in the history. */
    showQuery: (search: string) => {
      const { pathname, search: shown } = location();
      // Safari throws as above. A reload then asks for what the old address says.
      if (search !== shown) attempt(() => history().replaceState(history().state, '', pathname + search));
    },
  };
}

type Versioned = { version?: unknown; value?: unknown; at?: unknown } | null | undefined;

/** @param at when it was stored, for a value that does not last */
const versioned = (value: unknown, at?: number) => JSON.stringify({ version: storageVersion, value, at });

const parse = (stored: unknown): Versioned => attempt(() => JSON.parse(String(stored)));

/** Milliseconds for which an entry of the history keeps a value: longer than anybody needs to send a message. */
const entryLife = 3_600_000;

const isRecent = (stored: Versioned) => Number(stored?.at) > Date.now() - entryLife;

function valueIn<Value>(stored: Versioned, shape: Shape): Value | undefined {
  const { version, value } = stored ?? {};
  return version === storageVersion && shape(value) ? (value as Value) : undefined;
}

function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
