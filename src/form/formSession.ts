/** One form of one page: its state, which only `act` changes. */
export type FormSession<State, Action> = {
  initial: () => State;
  state: () => State;
  /** Does what the visitor did. Returns false if the present state does not allow it. */
  act: (action: Action) => boolean;
  /** Calls back after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
};

/**
 * A form's state with the storage and the address that follow from it. After each action all of them have what the reducer
 * says, at once and not after the next render: a phone may end the page at any time, and in the same tab the page may not
 * live longer than the event that is being handled.
 *
 * @param keep stores what follows from a state
 */
export function formSession<State, Action>(
  initial: State,
  reduce: (state: State, action: Action) => State,
  keep: (state: State, before: State, action: Action) => void,
): FormSession<State, Action> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    initial: () => initial,
    state: () => state,
    act(action) {
      const before = state;
      state = reduce(before, action);
      if (state === before) return false;
      keep(state, before, action);
      for (const listener of listeners) listener();
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
