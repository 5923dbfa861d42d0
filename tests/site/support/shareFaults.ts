import { existsSync, statSync } from 'node:fs';
import sharp from 'sharp';
import type { HeadTags } from './headTags.ts';

/** WhatsApp shows no picture that is much heavier. */
const heaviestPicture = 60_000;
const required = ['type', 'site_name', 'locale', 'title', 'description', 'url', 'image', 'image:alt'];

/** What is wrong with a page's canonical address and its Open Graph tags. */
export function tagFaults(path: string, { canonical, meta }: HeadTags, siteUrl: string): string[] {
  const address = siteUrl + (path === '/' ? '' : path);
  const faults = [...meta]
    .filter(([key, contents]) => key !== 'theme-color' && contents.length > 1)
    .map(([key]) => `${key} twice`);
  for (const key of required) if (!meta.get(`og:${key}`)?.[0]) faults.push(`no og:${key}`);
  if (!meta.get('twitter:card')) faults.push('no twitter:card');
  if (meta.has('robots')) faults.push('kept from search engines');
  if (canonical !== address) faults.push(`canonical ${canonical}; ${address} is its address`);
  if (meta.get('og:url')?.[0] !== address) faults.push(`og:url ${meta.get('og:url')}`);
  if (meta.get('og:description')?.[0] !== meta.get('description')?.[0]) faults.push('two descriptions');
  return faults;
}

/** What is wrong with the picture that is shown when a page is shared. */
export async function sharePictureFaults({ meta }: HeadTags, siteUrl: string): Promise<string[]> {
  const address = meta.get('og:image')?.[0] ?? '';
  const file = `dist${address.slice(siteUrl.length)}`;
  if (!address.startsWith(`${siteUrl}/`) || !existsSync(file)) return [`no picture at "${address}"`];
  const { width, height, format } = await sharp(file).metadata();
  const told = [meta.get('og:image:width')?.[0], meta.get('og:image:height')?.[0]].join(' x ');
  const faults = [];
  if (`${width} x ${height}` !== '1200 x 630' || told !== '1200 x 630')
    faults.push(`${file} is ${width} x ${height}, said to be ${told}; 1200 x 630 is asked for`);
  if (format !== 'png') faults.push(`${file} is a ${format}`);
  if (statSync(file).size > heaviestPicture) faults.push(`${file} has ${statSync(file).size} bytes`);
  return faults;
}
