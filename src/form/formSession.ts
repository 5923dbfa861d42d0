/** One form of one page: its state, which only `act` and `undo` change. */
export type FormSession<State, Action> = {
  initial: () => State;
  state: () => State;
  /** Does what the visitor did. Returns false if the present state does not allow it. */
  act: (action: Action) => boolean;
  undoable: () => Action | undefined;
  /** Takes it back. Returns false if nothing can be undone now. */
  undo: () => boolean;
  subscribe: (listener: () => void) => () => void;
};

/**
 * A form's state with the storage and the address that follow from it. After each action all of them have what the reducer
 * says, at once and not after the next render: a phone may end the page at any time, and in the same tab the page may not
 * live longer than the event that is being handled.
 *
 * @param keep stores what follows from a state; what it returns is called when the action is undone
 * @param undoing the action that takes one back, with the state before it; or whether one before it can still be undone
 */
export function formSession<State, Action>(
  initial: State,
  reduce: (state: State, action: Action) => State,
  keep: (state: State, before: State, action: Action) => undefined | (() => void),
  undoing: (action: Action, before: State) => Action | 'nothing' | 'the one before' = () => 'nothing',
): FormSession<State, Action> {
  const listeners = new Set<() => void>();
  let state = initial;
  let last: { action: Action; undo: Action; putBack: (() => void) | undefined } | undefined;

  const session: FormSession<State, Action> = {
    initial: () => initial,
    state: () => state,
    act(action) {
      const before = state;
      state = reduce(before, action);
      if (state === before) return false;
      const putBack = keep(state, before, action);
      const undo = undoing(action, before);
      if (undo !== 'the one before') last = undo === 'nothing' ? undefined : { action, undo, putBack };
      for (const listener of listeners) listener();
      return true;
    },
    undoable: () => last?.action,
    undo() {
      const taken = last;
      if (!taken || !session.act(taken.undo)) return false;
      taken.putBack?.();
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return session;
}
