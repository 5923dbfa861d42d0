import { menuId } from '#components/sections/Header/menuId.ts';

/**
 * Closes the phone menu when the visitor leaves the page, so that it is closed if the page is restored from
 * the back/forward cache. Also closes it when the window becomes wide enough to show the links in the header,
 * and when the focus moves out of it, because the open menu would cover the focused control.
 */
export function closeMenu(): void {
  const menu = document.getElementById(menuId);
  // Browsers without popovers always show the links and have no `togglePopover`.
  const close = () => menu?.togglePopover?.(false);
  addEventListener('pagehide', close);
  document.addEventListener('focusin', ({ target }) => {
    if (!menu?.contains(target as Node)) close();
  });
  matchMedia('(min-width: 48em)').addEventListener('change', close);
}
