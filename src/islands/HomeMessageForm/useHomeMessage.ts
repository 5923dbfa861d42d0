import { type RefObject, useEffect, useRef, useState } from 'react';
import { type HomeMessage, homeFields } from '#enquiry/homeMessage.ts';
import { type HomeAction, type HomeState, homeReducer, initialHomeState } from '#enquiry/homeState.ts';
import { tabStorage } from '../tabStorage.ts';
import { typedNames } from '../typedBeforeHydration.tsx';
import { usePageReturn } from '../usePageReturn.ts';

/**
 * The message of this page: its state, and `act`, which does what the visitor did and returns the state after it, or
 * undefined if that was not possible.
 */
export function useHomeMessage(ref: RefObject<HTMLFormElement | null>) {
  const current = useRef(initialHomeState);
  const [state, setState] = useState(initialHomeState);
  const [storage] = useState(() => tabStorage());
  const controlOf = (field: keyof HomeMessage) =>
    ref.current?.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;
  const read = () =>
    Object.fromEntries(homeFields.map((field) => [field, controlOf(field).value])) as HomeMessage;

  function act(action: HomeAction): HomeState | undefined {
    const before = current.current;
    const next = homeReducer(before, action);
    if (next === before) return undefined;
    current.current = next;
    if (next.phase === 'sent') storage.saveMessage(undefined);
    else if (action.type === 'handedOver') storage.handOverMessage(next.message);
    else if (action.type === 'wrote') storage.saveMessage(next.message);
    setState(next);
    return next;
  }

  /** Takes over what is stored, but for the fields that the visitor has used before hydration. */
  function restore(typed: readonly string[]): HomeMessage {
    const stored = storage.loadMessage();
    for (const field of homeFields) {
      const text = stored[field];
      if (text !== undefined && !typed.includes(field)) controlOf(field).value = text;
    }
    return read();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useEffect(() => {
    if (!ref.current) return;
    const typed = typedNames(ref.current);
    act({ type: 'opened', message: restore(typed) });
    if (typed.length > 0) act({ type: 'wrote', message: read() });
  }, []);
  usePageReturn(() => {
    // What was sent from this page stays sent.
    if (current.current.phase === 'idle') act({ type: 'opened', message: restore([]) });
  });
  return { state, act, read, controlOf };
}
