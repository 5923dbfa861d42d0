import { existsSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { addressIn, languageTags, withoutLanguage } from '#navigation/languages.ts';
import type { BuiltPage } from '../../../rules/builtPages.ts';
import { canonicalOf, metaOf } from './pageHead.ts';

/** In bytes. WhatsApp does not show a picture that is much larger. */
const largestPicture = 60_000;
/** Of the page at a path. */
const addressOf = (siteUrl: string, path: string) => siteUrl + path.replace(/^\/$/, '');
const required = ['type', 'site_name', 'locale', 'title', 'description', 'url', 'image', 'image:alt'];

/** The faults in a page's canonical address, its icons and its Open Graph tags. `visible` is what a visitor can read. */
export function tagFaults(page: BuiltPage, visible: string, siteUrl: string): string[] {
  const [meta, canonical] = [metaOf(page), canonicalOf(page)];
  const address = addressOf(siteUrl, page.path);
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
  // The picture shows the headline. A hub's picture is described by the agency's name.
  const alt = meta.get('og:image:alt')?.[0] ?? '';
  if (!visible.includes(alt)) faults.push(`og:image:alt is "${alt}", which is not on the page`);
  return faults;
}

/**
 * The faults in what a page says about its languages (specification 13.7): a page in both languages names both, itself
 * included, and English as the default; any other page names none. `paths` are those of all pages.
 */
export function alternateFaults(
  { path, document }: BuiltPage,
  paths: Set<string>,
  siteUrl: string,
): string[] {
  const { address } = withoutLanguage(path);
  const hindi = addressIn('hi', address);
  if (!paths.has(address)) return [`the site has no page in English at ${address}`];
  const named = document
    .querySelectorAll('link[rel=alternate][hreflang]')
    .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`);
  const right = Object.entries({ [languageTags.en]: address, [languageTags.hi]: hindi, 'x-default': address })
    .filter(() => paths.has(hindi))
    .map(([language, path]) => `${language} ${addressOf(siteUrl, path)}`);
  return `${named}` === `${right}` ? [] : [`hreflang says "${named}"; must be "${right}"`];
}

/** The faults in the picture that is shown when a page is shared. */
export async function sharePictureFaults(page: BuiltPage, siteUrl: string): Promise<string[]> {
  const meta = metaOf(page);
  const address = meta.get('og:image')?.[0] ?? '';
  const file = `dist${address.slice(siteUrl.length)}`;
  if (!address.startsWith(`${siteUrl}/`) || !existsSync(file)) return [`no picture at "${address}"`];
  const faults = [];
  if ((withoutLanguage(page.path).language === 'hi') !== /\/og\/hi[./]/.test(address))
    faults.push(`shares ${address}, a picture in another language`);
  const { width, height, format } = await sharp(file).metadata();
  const found = `${format}, ${width} x ${height}, tagged ${meta.get('og:image:width')} x ${meta.get('og:image:height')}`;
  if (found !== 'png, 1200 x 630, tagged 1200 x 630') faults.push(`${file} is ${found}`);
  const { size } = statSync(file);
  if (size > largestPicture) faults.push(`${file} has ${size} bytes; at most ${largestPicture}`);
  return faults;
}
