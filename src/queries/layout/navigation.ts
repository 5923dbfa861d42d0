import type { Link } from '#navigation/link.ts';
import type { Site } from '#site/site.ts';

/** The main navigation, in order (specification 3.2). */
export const mainNavigation = ({ pages }: Site): Link[] => pages.filter(({ inNavigation }) => inNavigation);

/** The link to the list of work and cities, if the site has the list. In Hindi it may lead to the English one. */
export function jobsLink(site: Site): Link | undefined {
  const page = site.page('/jobs');
  const link = page && { href: page.href, label: site.words.layout.workAndCities };
  return link && page.hrefLang ? site.markEnglish(link) : link;
}
