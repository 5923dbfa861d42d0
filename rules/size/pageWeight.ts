import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { languageTags } from '#navigation/languages.ts';
import { brotli } from '../../integrations/hosting/brotli.ts';
import type { BuiltPage } from '../builtPages.ts';
import { brotliSize } from './brotliSize.ts';
import { isMainInFirstFlight } from './firstFlight.ts';

/** The size and the requests of a built page. Sizes are bytes after brotli; fonts are compressed already. */
export type PageWeight = {
  isHindi: boolean;
  /** The document and the stylesheets that it links. */
  html: number;
  isMainInFirstFlight: boolean;
  /** Inline scripts, before compression. */
  inlineScript: number;
  hasSearch: boolean;
  /** Script files that the document itself requests. */
  scriptFiles: string[];
  /** Islands that request their scripts before they come into view. */
  eagerIslands: string[];
  formScripts: number;
  preloadedFonts: string[];
  fonts: number;
  otherHosts: string[];
};

/** @param quality brotli's, from 0 to 11; undefined is the best */
export async function weigh(
  { html, document }: Pick<BuiltPage, 'html' | 'document'>,
  root: string,
  quality?: number,
): Promise<PageWeight> {
  const read = (address: string) => readFileSync(root + address);
  const fetched = document.querySelectorAll('[src], link[href]').filter(isFetched).map(addressOf);
  const sheets = fetched.filter((address) => address.endsWith('.css'));
  const styles = document.querySelectorAll('style').map(({ text }) => text);
  const urls = [...styles, ...sheets.map((sheet) => `${read(sheet)}`)].flatMap(urlsIn);
  const fonts = new Set(urls.filter((url) => /^\/.*\.woff2$/.test(url)));
  const islands = document.querySelectorAll('astro-island');
  const scripts = scriptsOf(islands, root);
  const stream = await brotli(html, quality);
  const sheetSizes = await Promise.all(sheets.map((sheet) => brotliSize(read(sheet), quality)));
  return {
    isHindi: document.querySelector('html')?.getAttribute('lang') === languageTags.hi,
    html: stream.length + sum(sheetSizes),
    isMainInFirstFlight: isMainInFirstFlight(stream),
    inlineScript: sum(inlineScripts(document).map(({ text }) => Buffer.byteLength(text))),
    hasSearch: document.querySelector('[role=search]') !== null,
    scriptFiles: fetched.filter((address) => /^\/.*\.m?js$/.test(address)),
    eagerIslands: islands
      .filter((island) => island.getAttribute('client') !== 'visible')
      .map((island) => island.getAttribute('component-url') ?? ''),
    formScripts: sum(await Promise.all(scripts.map((file) => brotliSize(read(file), quality)))),
    preloadedFonts: fetched.filter((address) => address.endsWith('.woff2')),
    fonts: sum([...fonts].map((font) => read(font).length)),
    otherHosts: [...fetched, ...urls].filter((address) => /^(https?:)?\/\//.test(address)),
  };
}

/** Links that only name an address, such as the canonical address, request nothing. */
const isFetched = (element: HTMLElement) =>
  element.tagName !== 'LINK' || /stylesheet|preload|prefetch|icon/.test(element.getAttribute('rel') ?? '');

const addressOf = (element: HTMLElement) => element.getAttribute('src') ?? element.getAttribute('href') ?? '';

const inlineScripts = (document: HTMLElement) =>
  document
    .querySelectorAll('script:not([src])')
    .filter((script) => ['', 'module', 'text/javascript'].includes(script.getAttribute('type') ?? ''));

const urlsIn = (css: string) => [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, url = '']) => url);

/** The script files of islands, with everything that they import. Lazy imports are left out. */
function scriptsOf(islands: HTMLElement[], root: string): string[] {
  const requested = islands.flatMap((island) =>
    ['component-url', 'renderer-url', 'before-hydration-url'].flatMap(
      (name) => island.getAttribute(name) ?? [],
    ),
  );
  const found = new Set(requested);
  // The loop also visits values that are added to the Set during the loop.
  for (const file of found) {
    const script = readFileSync(root + file, 'utf8');
    for (const [, name = ''] of script.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
      found.add(`${file.slice(0, -basename(file).length)}${name}`);
  }
  return [...found];
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
