const errors = '[class*="ControlErrorsList"]';

/** Scrolls to the first error of a form that was not saved. Decap marks it where it is, perhaps out of sight. */
export function showFirstError(): void {
  new MutationObserver((changes) => {
    const isNew = changes.some(({ addedNodes }) =>
      [...addedNodes].some((node) => node instanceof Element && node.matches(errors)),
    );
    if (isNew) document.querySelector(errors)?.scrollIntoView({ block: 'center' });
  }).observe(document.body, { childList: true, subtree: true });
}
