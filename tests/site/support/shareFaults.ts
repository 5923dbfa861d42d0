import { existsSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { withoutLanguage } from '#navigation/languages.ts';
import { canonicalOf, metaOf, type Page } from './pageHead.ts';

/** In bytes. WhatsApp does not show a picture that is much larger. */
const largestPicture = 60_000;
const required = ['type', 'site_name', 'locale', 'title', 'description', 'url', 'image', 'image:alt'];

/** The faults in a page's canonical address, its icons and its Open Graph tags. `visible` is what a visitor can read. */
export function tagFaults(page: Page, visible: string, siteUrl: string): string[] {
  const { path } = page;
  const [meta, canonical] = [metaOf(page), canonicalOf(page)];
  const address = siteUrl + (path === '/' ? '' : path);
  const faults = [...meta]
    .filter(([key, contents]) => key !== 'theme-color' && contents.length > 1)
    .map(([key]) => `has ${key} twice`);
  for (const key of required) if (!meta.get(`og:${key}`)?.[0]) faults.push(`no og:${key}`);
  for (const icon of ['icon', 'apple-touch-icon'])
    if (!page.document.querySelector(`link[rel=${icon}][href]`)) faults.push(`no ${icon}`);
  if (!meta.get('twitter:card')) faults.push('no twitter:card');
  if (meta.has('robots')) faults.push('is hidden from search engines');
  if (canonical !== address) faults.push(`the canonical address is ${canonical}; must be ${address}`);
  if (meta.get('og:url')?.[0] !== address) faults.push(`og:url is ${meta.get('og:url')}; must be ${address}`);
  if (meta.get('og:description')?.[0] !== meta.get('description')?.[0])
    faults.push('og:description differs from the description');
  const picture = meta.get('og:image')?.[0] ?? '';
  const alt = meta.get('og:image:alt')?.[0] ?? '';
  if ((withoutLanguage(path).language === 'hi') !== /\/og\/hi[./]/.test(picture))
    faults.push(`shares ${picture}, a picture in another language`);
  // The picture shows the headline. A hub's picture is described by the agency's name.
  if (!visible.includes(alt)) faults.push(`og:image:alt is "${alt}", which is not on the page`);
  return faults;
}

/** The faults in the picture that is shown when a page is shared. */
export async function sharePictureFaults(page: Page, siteUrl: string): Promise<string[]> {
  const meta = metaOf(page);
  const address = meta.get('og:image')?.[0] ?? '';
  const file = `dist${address.slice(siteUrl.length)}`;
  if (!address.startsWith(`${siteUrl}/`) || !existsSync(file)) return [`no picture at "${address}"`];
  const { width, height, format } = await sharp(file).metadata();
  const tagged = [meta.get('og:image:width')?.[0], meta.get('og:image:height')?.[0]].join(' x ');
  const faults = [];
  if (`${width} x ${height}` !== '1200 x 630' || tagged !== '1200 x 630')
    faults.push(`${file} is ${width} x ${height}, its tags say ${tagged}; must be 1200 x 630`);
  if (format !== 'png') faults.push(`${file} is a ${format}; must be a png`);
  if (statSync(file).size > largestPicture)
    faults.push(`${file} has ${statSync(file).size} bytes; at most ${largestPicture}`);
  return faults;
}
