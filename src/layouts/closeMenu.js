// The menu is closed on a page that comes back from the back/forward cache, and after a link to the same page.
{
  const menu = document.getElementById('menu');
  const close = () => menu.matches(':popover-open') && menu.hidePopover();
  if (menu.hidePopover) {
    menu.addEventListener('click', (event) => event.target.closest('a') && close());
    addEventListener('pagehide', close);
    matchMedia('(min-width: 48em)').addEventListener('change', close);
  }
}
