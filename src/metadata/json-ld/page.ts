import type { BreadcrumbList, ItemList, WebPage } from 'schema-dts';
import { pageAddress } from '#navigation/canonicalAddress.ts';
import type { NavigationLink } from '#navigation/links.ts';
import { agencyId } from './agency.ts';
import { siteId } from './site.ts';

/** What a page says of itself to search engines, besides its address. */
export type PageFacts = {
  type?: 'AboutPage' | 'ContactPage' | 'CollectionPage';
  /** Its breadcrumbs, and its own name, which ends them. */
  breadcrumbs?: readonly NavigationLink[];
  name?: string | undefined;
  /** The paths of the pages that it is a list of. */
  list?: readonly string[];
};

/** A page as schema.org has it. `path` begins with a slash; `siteUrl` has none at its end. */
export function pageNode(
  siteUrl: string,
  path: string,
  { type, breadcrumbs, name, list }: PageFacts,
): WebPage {
  return {
    '@type': type ?? 'WebPage',
    url: siteUrl + path,
    isPartOf: { '@id': siteId(siteUrl) },
    ...((type === 'AboutPage' || type === 'ContactPage') && { about: { '@id': agencyId(siteUrl) } }),
    ...(breadcrumbs && { breadcrumb: breadcrumbList(siteUrl, breadcrumbs, name) }),
    ...(list && { mainEntity: itemList(siteUrl, list) }),
  };
}

function breadcrumbList(
  siteUrl: string,
  breadcrumbs: readonly NavigationLink[],
  name: string | undefined,
): BreadcrumbList {
  const above = breadcrumbs.map(({ href, label }) => ({ name: label, item: pageAddress(siteUrl, href) }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, ...(name ? [{ name }] : [])].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...crumb,
    })),
  };
}

const itemList = (siteUrl: string, paths: readonly string[]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: paths.map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: siteUrl + path,
  })),
});
