import type { BreadcrumbList, ItemList, WebPage } from 'schema-dts';
import { pageAddress } from '#navigation/addresses.ts';
import type { Link } from '#navigation/link.ts';
import { agencyId } from './agency.ts';
import { siteId } from './site.ts';

export type PageFacts = {
  type?: 'AboutPage' | 'ContactPage' | 'CollectionPage';
  list?: readonly string[];
};

/** `name` is the last breadcrumb. */
type Page = { href: string; name: string; breadcrumbs: readonly Link[] };

/** A page as a schema.org node. `siteUrl` doesn't end with a slash. */
export function pageNode(
  siteUrl: string,
  { href, name, breadcrumbs }: Page,
  { type, list }: PageFacts = {},
): WebPage {
  return {
    '@type': type ?? 'WebPage',
    url: siteUrl + href,
    isPartOf: { '@id': siteId(siteUrl) },
    ...((type === 'AboutPage' || type === 'ContactPage') && { about: { '@id': agencyId(siteUrl) } }),
    ...(breadcrumbs.length > 0 && { breadcrumb: breadcrumbList(siteUrl, breadcrumbs, name) }),
    ...(list && { mainEntity: itemList(siteUrl, list) }),
  };
}

function breadcrumbList(siteUrl: string, breadcrumbs: readonly Link[], name: string): BreadcrumbList {
  const above = breadcrumbs.map(({ href, label }) => ({ name: label, item: pageAddress(siteUrl, href) }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name }].map((crumb, index) => ({
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
