import type { BreadcrumbList, ItemList, WebPage } from 'schema-dts';
import { pageAddress } from '#navigation/addresses.ts';
import type { Link } from '#navigation/link.ts';
import { agencyId } from './agency.ts';
import { siteId } from './site.ts';

export type PageFacts = {
  type?: 'AboutPage' | 'ContactPage' | 'CollectionPage';
  breadcrumbs?: readonly Link[];
  /** The page's own name, which is the last breadcrumb. */
  name?: string | undefined;
  list?: readonly string[];
};

/** A page as a schema.org node. `path` begins with a slash; `siteUrl` doesn't end with a slash. */
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
  breadcrumbs: readonly Link[],
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
