import { languageLinkId } from '#components/sections/Header/languageLinkId.ts';

/**
 * Gives the link to the other language the query of this address, so that `?for`, `?about` and `?location`
 * survive the switch.
 */
export function keepQuery(): void {
  const link = document.getElementById(languageLinkId);
  if (link instanceof HTMLAnchorElement && location.search && !link.search) link.search = location.search;
}
