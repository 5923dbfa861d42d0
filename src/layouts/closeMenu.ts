import { menuId } from '#components/sections/Header/menuId.ts';

/**
 * Closes the phone menu when the visitor leaves the page, so that it is closed if the page is restored from
 * the back/forward cache. Also closes it when the window becomes wide enough to show the links in the header.
 */
export function closeMenu(): void {
  // Browsers without popovers always show the links and have no `togglePopover`.
  const close = () => document.getElementById(menuId)?.togglePopover?.(false);
  addEventListener('pagehide', close);
  matchMedia('(min-width: 48em)').addEventListener('change', close);
}
