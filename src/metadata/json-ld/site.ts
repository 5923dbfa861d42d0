import type { WebSite } from 'schema-dts';
import { agencyId } from './agency.ts';

export const siteId = (siteUrl: string) => `${siteUrl}/#site`;

/** The site as a schema.org node, for the home page. */
export const siteNode = (siteUrl: string, name: string): WebSite => ({
  '@type': 'WebSite',
  '@id': siteId(siteUrl),
  url: siteUrl,
  name,
  publisher: { '@id': agencyId(siteUrl) },
});
