/**
 * Makes the words of a closed list or item open it. In Decap only the small arrow does. Keyboards have the arrow,
 * which is a button.
 */
export function openItemsByTheirText(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('button')) return;
    const words = target.closest('[class*="NestedObjectLabel"], [class*="-ExpandButtonContainer"]');
    const box = words?.className.includes('NestedObjectLabel') ? words.parentElement : words;
    box?.querySelector('button')?.click();
  });
}
