import { formFallbackId } from './formFallbackId.ts';

/** Milliseconds after which a form that came into view and is not hydrated counts as late. */
const timeout = 8000;

/**
 * Shows the note above a form if the form's scripts fail or are late. Removes the note when the form is
 * hydrated. Astro's island fires an event when it fails and when it is hydrated. This script runs when the
 * whole page has arrived: with cached scripts and a slow page, the form may have been hydrated before.
 */
export function watchForm(): void {
  const note = document.getElementById(formFallbackId);
  const island = note?.nextElementSibling;
  if (!note || !island) return;
  // Astro removes this attribute when it has hydrated the island.
  if (!island.hasAttribute('ssr')) {
    note.remove();
    return;
  }
  const show = () => {
    note.hidden = false;
  };
  island.addEventListener('astro:hydration-error', show);
  island.addEventListener('astro:hydrate', () => note.remove());
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    setTimeout(show, timeout);
  });
  // The island's own element has no box (`display: contents`).
  for (const child of island.children) observer.observe(child);
}
