import { languageLinkId } from '#components/sections/Header/languageLinkId.ts';

/**
 * Gives the link to the other language the query of this address, so that `?for`, `?about` and `?location`
 * survive the switch. The contact form removes the query when the visitor leaves its subject out.
 */
export function keepQuery(): void {
  const link = document.getElementById(languageLinkId);
  if (!(link instanceof HTMLAnchorElement) || link.search) return;
  const copyQuery = () => {
    if (link.search !== location.search) link.search = location.search;
  };
  copyQuery();
  link.addEventListener('click', copyQuery);
}
