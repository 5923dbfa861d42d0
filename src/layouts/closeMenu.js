// The menu is closed on a page that comes back from the back/forward cache, and after a link, as to the same page.
{
  // Browsers without popovers show the menu's links as they stand.
  const close = () => document.getElementById('menu').togglePopover?.(false);
  addEventListener('click', (event) => event.target.closest('a') && close());
  addEventListener('pagehide', close);
  matchMedia('(min-width: 48em)').addEventListener('change', close);
}
