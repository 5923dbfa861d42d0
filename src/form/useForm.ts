import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ProblemReport } from '#enquiry/problemReport.ts';
import { hearAutofill } from './autofill.ts';
import { type EarlyInput, focusAgain, takeEarlyInput, unheardControls } from './earlyInput.ts';
import type { FormSession } from './formSession.ts';

type Binding<State> = {
  open: (early: EarlyInput) => void;
  /** It is shown again as it was left (back/forward cache). Another page may have written or sent something since. */
  onReturn: () => void;
  reportOf: (state: State) => Pick<ProblemReport<string, { field: string }>, 'problems'>;
  /** What the document's title begins with while a submit has found problems (specification 6.10). */
  errorTitle: string;
};

export function useForm<State extends object, Action>(
  session: FormSession<State, Action>,
  { open, onReturn, reportOf, errorTitle }: Binding<State>,
): { form: RefObject<HTMLFormElement | null>; state: State; undoable: Action | undefined } {
  const form = useRef<HTMLFormElement>(null);
  const [unheard] = useState(unheardControls);
  const state = useSyncExternalStore(session.subscribe, session.state, session.initial);
  const undoable = useSyncExternalStore(session.subscribe, session.undoable, session.undoable);

  const [isOpen, setIsOpen] = useState(false);
  // In the commit of the hydration, and rendered before the browser does anything else: the store alone would render in a
  // later task, and a key that is pressed between would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useLayoutEffect(() => {
    open(takeEarlyInput(unheard));
    setIsOpen(true);
  }, []);

  // When the fields have their texts: a caret has no place in an empty one.
  useLayoutEffect(() => {
    if (!isOpen || !form.current) return;
    focusAgain(form.current);
    return hearAutofill(form.current);
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is no new listener
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => persisted && onReturn();
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  }, []);

  // A screen reader reads the title first, as the GOV.UK Design System says.
  const hasProblems = reportOf(state).problems.length > 0;
  useEffect(() => {
    if (!hasProblems) return;
    const { title } = document;
    document.title = `${errorTitle} ${title}`;
    return () => {
      document.title = title;
    };
  }, [hasProblems, errorTitle]);

  return { form, state, undoable };
}
