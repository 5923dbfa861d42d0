// The menu is closed on a page that comes back from the back/forward cache, and where the window becomes wide enough for
// the links to stand in the header. All its links lead to pages.
{
  // A page that is left before it has arrived has no menu; browsers without popovers show its links as they stand.
  const close = () => document.getElementById('menu')?.togglePopover?.(false);
  addEventListener('pagehide', close);
  matchMedia('(min-width:48em)').onchange = close;
}
