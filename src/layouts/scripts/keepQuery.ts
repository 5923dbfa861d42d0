import { languageLinkId } from '#components/sections/Header/languageLinkId.ts';

/** Gives the link to the other language this address's query, so that `?for`, `?about` and `?location` survive. */
export function keepQuery(): void {
  const link = document.getElementById(languageLinkId);
  if (!(link instanceof HTMLAnchorElement) || link.search) return;
  const copyQuery = () => {
    if (link.search !== location.search) link.search = location.search;
  };
  copyQuery();
  link.addEventListener('click', copyQuery);
}
