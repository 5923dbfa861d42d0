/* Some browsers and password managers fill a field without an `input` event: github.com/facebook/react/issues/1159 */

/** True for a text that neither the page nor React has put there: React writes each text that it sets into the attribute too. */
export const isFilled = ({ type, value, defaultValue }: HTMLInputElement): boolean =>
  /^(text|tel|textarea)$/.test(type) && value !== defaultValue;

/** Tells React of fields that were filled in without its knowledge, before anything else changes the form. */
export function hearAutofill(form: HTMLFormElement): () => void {
  const leave = new AbortController();
  let isTelling = false;
  const tell = ({ type, target }: Event) => {
    if (isTelling || (/click|pointer/.test(type) && type !== pressOf(target as Element))) return;
    const filled = ([...form.elements] as HTMLInputElement[]).filter(isFilled);
    // The visitor types, and nothing else has happened.
    if (type === 'input' && filled.every((control) => control === target)) return;
    isTelling = true;
    for (const [control, value] of filled.map((control) => [control, control.value] as const)) {
      // React may have rendered since the control before it, without this value.
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    isTelling = false;
  };
  for (const type of ['pointerdown', 'click', 'input', 'change', 'submit'])
    form.addEventListener(type, tell, { capture: true, signal: leave.signal });
  return () => leave.abort();
}

/**
 * The event of a press at which nothing is lost. At a click, React would set a box back that the browser has just checked;
 * before it, an error that goes away could move a button from under the finger.
 */
const pressOf = (target: Element) => (target.closest('label') ? 'pointerdown' : 'click');
