import { isFilled } from './autofill.ts';

/* What is done in a form before its scripts run. `FormFallback.astro` records it (docs/decisions/0019-foreign-elements.md). */

type EarlyControl = Pick<HTMLInputElement, 'value' | 'checked'> & { file?: File | undefined };

export type EarlyControls = Partial<Record<string, EarlyControl>>;

export type EarlyInput = {
  /** What the visitor typed and chose, or had filled in. */
  typed: EarlyControls;
  /** What the browser put back of an older visit. It tells no one, so what is stored is newer. */
  restored: EarlyControls;
};

type Recorder = { typed: EarlyControls; focused?: Element | undefined; end: () => void };

declare global {
  interface Window {
    earlyInput?: Recorder;
  }
}

/** What was filled in without an event, or restored. Call it before the first render, while its elements are there. */
export function unheardControls(): EarlyControls {
  const form = typeof document === 'undefined' ? null : document.querySelector('form');
  const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
  const unheard = controls.filter(
    (control) => !window.earlyInput?.typed[control.name] && (control.files?.length || isFilled(control)),
  );
  return Object.fromEntries(
    unheard.map(({ name, value, checked, files }) => [name, { value, checked, file: files?.[0] }]),
  );
}

/** Ends the recording. Nothing is restored on a page that was opened anew. */
export function takeEarlyInput(unheard: EarlyControls): EarlyInput {
  const { typed, end } = window.earlyInput ?? { typed: {}, end: () => {} };
  end();
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'navigate'
    ? { typed: { ...unheard, ...typed }, restored: {} }
    : { typed, restored: unheard };
}

/** Puts the focus and the caret where they were, if the element that had them is no longer in the page. */
export function focusAgain(form: HTMLFormElement): void {
  const { focused } = window.earlyInput ?? {};
  if (!(focused instanceof HTMLElement) || focused.isConnected || document.activeElement !== document.body)
    return;
  const { name, value, selectionStart, selectionEnd } = focused as HTMLInputElement;
  const group = form.elements.namedItem(name);
  const same =
    group instanceof RadioNodeList
      ? [...group].find((one) => (one as HTMLInputElement).value === value)
      : group;
  if (!(same instanceof HTMLElement)) return;
  same.focus({ preventScroll: true });
  if (selectionStart !== null && 'setSelectionRange' in same)
    (same as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}
