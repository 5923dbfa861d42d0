/*
 * A form's fields work before its scripts run. When they do, what a visitor has typed must be told from what the browser has
 * restored of an older visit. Browsers fire `input` for the first and not for the second.
 */

type Marked = Element & { isTyped?: true; name?: string };

/** Runs while the page is parsed, before the fields of its form. */
const markTyped = `document.currentScript.parentNode.addEventListener('input',({target})=>{target.isTyped=true})`;

/** Stands in a form before its first field. */
export const TypedMark = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  <script dangerouslySetInnerHTML={{ __html: markTyped }} />
);

/** The names of the controls that the visitor has used. */
export const typedNames = (form: HTMLFormElement): string[] =>
  ([...form.elements] as Marked[]).filter(({ isTyped }) => isTyped).map(({ name }) => name ?? '');
