import type { WebSite } from 'schema-dts';
import { agencyId } from './agency.ts';

export const siteId = (siteUrl: string) => `${siteUrl}/#site`;

export const siteNode = (siteUrl: string, name: string): WebSite => ({
  '@type': 'WebSite',
  '@id': siteId(siteUrl),
  url: siteUrl,
  name,
  publisher: { '@id': agencyId(siteUrl) },
});
