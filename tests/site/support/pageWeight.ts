import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { brotliSize } from './brotliSize.ts';
import type { BuiltPage } from './builtPages.ts';

/** What a built page sends and asks for. Sizes are bytes after brotli, but for fonts, which are compressed already. */
export type PageWeight = {
  /** The document and the stylesheets that it links. */
  html: number;
  /** Before compression. */
  inlineScript: number;
  /** Script files that the document itself asks for. */
  scriptFiles: string[];
  /** Components that ask for their scripts before they come near the viewport. */
  eagerIslands: string[];
  /** The script files of its forms; 0 on a page without one. */
  formScripts: number;
  preloadedFonts: string[];
  fonts: number;
  /** Fonts inside the page's own styles. */
  inlineFonts: number;
  /** What the page would fetch from elsewhere. */
  otherHosts: string[];
};

/**
 * Weighs a built page with all that it may ask for.
 *
 * @param root the folder of the built site
 * @param enough a size that the document may have; up to it, the result may be more than the document's own size
 */
export async function weigh(
  { html, document }: Pick<BuiltPage, 'html' | 'document'>,
  root = 'dist',
  enough = 0,
): Promise<PageWeight> {
  const read = (address: string) => readFileSync(root + address);
  const fetched = document.querySelectorAll('[src], link[href]').filter(isFetched).map(addressOf);
  const sheets = fetched.filter((address) => address.endsWith('.css'));
  const styles = document.querySelectorAll('style').map(({ text }) => text);
  const urls = [...styles, ...sheets.map((sheet) => `${read(sheet)}`)].flatMap(urlsIn);
  const fonts = new Set(urls.filter((url) => /^\/.*\.woff2$/.test(url)));
  const islands = document.querySelectorAll('astro-island');
  const sizes = [brotliSize(html, enough), ...sheets.map((sheet) => brotliSize(read(sheet)))];
  return {
    html: sum(await Promise.all(sizes)),
    inlineScript: sum(inlineScripts(document).map(({ text }) => Buffer.byteLength(text))),
    scriptFiles: fetched.filter((address) => /^\/.*\.m?js$/.test(address)),
    eagerIslands: islands
      .filter((island) => island.getAttribute('client') !== 'visible')
      .map((island) => island.getAttribute('component-url') ?? ''),
    formScripts: sum(await Promise.all(scriptsOf(islands, root).map((file) => brotliSize(read(file))))),
    preloadedFonts: fetched.filter((address) => address.endsWith('.woff2')),
    fonts: sum([...fonts].map((font) => read(font).length)),
    inlineFonts: sum(
      urls
        .flatMap((url) => /^data:font\/woff2;base64,(.*)$/.exec(url)?.[1] ?? [])
        .map((base64) => Buffer.from(base64, 'base64').length),
    ),
    otherHosts: [...fetched, ...urls].filter((address) => /^(https?:)?\/\//.test(address)),
  };
}

/** Links that only name an address, such as a canonical one, fetch nothing. */
const isFetched = (element: HTMLElement) =>
  element.tagName !== 'LINK' || /stylesheet|preload|prefetch|icon/.test(element.getAttribute('rel') ?? '');

const addressOf = (element: HTMLElement) => element.getAttribute('src') ?? element.getAttribute('href') ?? '';

/** The inline scripts that run; data such as JSON-LD does not. */
const inlineScripts = (document: HTMLElement) =>
  document
    .querySelectorAll('script:not([src])')
    .filter((script) => ['', 'module', 'text/javascript'].includes(script.getAttribute('type') ?? ''));

const urlsIn = (css: string) => [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, url = '']) => url);

/** The script files that components ask for, with all that these import at once; a lazy import counts only when it is used. */
function scriptsOf(islands: HTMLElement[], root: string): string[] {
  const asked = islands.flatMap((island) =>
    ['component-url', 'renderer-url', 'before-hydration-url'].flatMap(
      (name) => island.getAttribute(name) ?? [],
    ),
  );
  const found = new Set(asked);
  // A Set that grows while it is walked is walked to its end.
  for (const file of found) {
    const script = readFileSync(root + file, 'utf8');
    for (const [, name = ''] of script.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
      found.add(`${file.slice(0, -basename(file).length)}${name}`);
  }
  return [...found];
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
