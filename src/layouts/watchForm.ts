import { formFallbackId } from './formFallbackId.ts';

/** Milliseconds after which a form that came near the viewport and is not live counts as late. */
const patience = 8000;

/**
 * Shows the note above a form whose scripts failed, or have not come some time after the form came near the viewport, and
 * removes it when the form is live. Astro's island tells of both by events of its own.
 */
export function watchForm(): void {
  const note = document.getElementById(formFallbackId);
  const island = note?.nextElementSibling;
  if (!note || !island) return;
  const show = () => {
    note.hidden = false;
  };
  island.addEventListener('astro:hydration-error', show);
  island.addEventListener('astro:hydrate', () => note.remove());
  const near = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    near.disconnect();
    setTimeout(show, patience);
  });
  // The island's own element has no box.
  for (const child of island.children) near.observe(child);
}
