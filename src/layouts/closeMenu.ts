import { menuId } from '#components/sections/Header/menuId.ts';

/**
 * Closes the menu when the page is left, so that it is closed on a page that comes back from the back/forward cache, and
 * when the window becomes wide enough for the links to stand in the header.
 */
export function closeMenu(): void {
  // Browsers without popovers show the links as they stand.
  const close = () => document.getElementById(menuId)?.togglePopover?.(false);
  addEventListener('pagehide', close);
  matchMedia('(min-width: 48em)').addEventListener('change', close);
}
