import { formInView } from '#components/sections/FloatingChat/formInView.ts';
import { formFallbackId } from '../formFallbackId.ts';

/** Milliseconds after which a form that came into view and is not hydrated counts as late. */
const timeout = 8000;

/**
 * Shows the note above a form if the form's scripts fail or are late, and in the form's place if they fail after it was
 * hydrated: React then takes the form away. Astro's island fires an event when it fails and when it is hydrated. This
 * script runs when the whole page has arrived: with cached scripts and a slow page, the form may have been hydrated before.
 */
export function watchForm(): void {
  const note = document.getElementById(formFallbackId);
  // Astro may put the island's own script and style between them.
  const island = document.querySelector(`#${formFallbackId} ~ astro-island`);
  if (!note || !island) return;
  let stop = hideChatOver(island);
  new MutationObserver(() => {
    // React may put another form in the place of one that another program has changed.
    stop();
    stop = hideChatOver(island);
    if (island.childElementCount > 0) return;
    island.before(note);
    note.hidden = false;
  }).observe(island, { childList: true });
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

/** While a form or its panel is in view on a narrow screen, the floating chat link would cover labels, fields and links. */
function hideChatOver(island: Element): () => void {
  const observer = new IntersectionObserver((entries) => {
    document.body.toggleAttribute(formInView, entries.at(-1)?.isIntersecting);
  });
  const form = island.querySelector('form')?.closest('astro-island > *');
  if (form) observer.observe(form);
  return () => observer.disconnect();
}
