// The menu is closed on a page that comes back from the back/forward cache, and where the window becomes wide enough for
// the links to stand in the header. All its links lead to pages.
{
  // Browsers without popovers show the menu's links as they stand.
  const close = () => document.getElementById('menu').togglePopover?.(false);
  addEventListener('pagehide', close);
  matchMedia('(min-width: 48em)').addEventListener('change', close);
}
