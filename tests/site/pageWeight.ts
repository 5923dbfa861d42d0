import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type HTMLElement, parse } from 'node-html-parser';

/** What a built page sends, in bytes: after brotli at its best, but for fonts, which are compressed already. */
export type PageWeight = {
  html: number;
  /** Before compression. */
  inlineScript: number;
  /** Script files that the document itself asks for. */
  earlyScripts: { file: string; bytes: number }[];
  /** Script files that the form asks for when it comes near the viewport; 0 on a page without one. */
  formScripts: number;
  preloadedFonts: number;
  fonts: number;
  inlineFont: number;
  /** What the page would fetch from elsewhere. */
  otherHosts: string[];
};

/** Weighs a built page with all that it may ask for. `root` is the folder of the built site. */
export async function weigh(html: string, root = 'dist'): Promise<PageWeight> {
  const page = parse(html);
  const fetched = page.querySelectorAll('[src], link[href]').filter(isFetched).map(addressOf);
  const styles = page.querySelectorAll('style').map(({ text }) => text);
  const sheets = fetched.filter((address) => address.endsWith('.css'));
  const urls = [...styles, ...sheets.map((sheet) => readFileSync(root + sheet, 'utf8'))].flatMap(urlsIn);
  const sizeOf = (address: string) => compressed(readFileSync(root + address));
  const fonts = [...new Set(urls.filter((url) => url.startsWith('/') && url.endsWith('.woff2')))];
  return {
    html: (await compressed(html)) + sum(await Promise.all(sheets.map(sizeOf))),
    inlineScript: sum(scriptsOf(page).map(({ text }) => Buffer.byteLength(text))),
    earlyScripts: await Promise.all(
      fetched
        .filter((address) => /^\/.*\.m?js$/.test(address))
        .map(async (file) => ({ file, bytes: await sizeOf(file) })),
    ),
    formScripts: sum(await Promise.all(formScripts(page, root).map(sizeOf))),
    preloadedFonts: sum(
      fetched.filter((address) => address.endsWith('.woff2')).map((font) => readFileSync(root + font).length),
    ),
    fonts: sum(fonts.map((font) => readFileSync(root + font).length)),
    inlineFont: sum(
      styles
        .flatMap((style) => [...style.matchAll(/url\(data:font\/woff2;base64,([^)]+)\)/g)])
        .map(([, base64 = '']) => Buffer.from(base64, 'base64').length),
    ),
    otherHosts: [...fetched, ...urls].filter((address) => /^(https?:)?\/\//.test(address)),
  };
}

/** Links that only name an address, such as a canonical one, fetch nothing. */
const isFetched = (element: HTMLElement) =>
  element.tagName !== 'LINK' ||
  /stylesheet|preload|prefetch|icon|manifest/.test(element.getAttribute('rel') ?? '');

const addressOf = (element: HTMLElement) => element.getAttribute('src') ?? element.getAttribute('href') ?? '';

/** The inline scripts that run; data such as JSON-LD does not. */
const scriptsOf = (page: HTMLElement) =>
  page
    .querySelectorAll('script:not([src])')
    .filter((script) => ['', 'module', 'text/javascript'].includes(script.getAttribute('type') ?? ''));

const urlsIn = (css: string) => [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, url = '']) => url);

function formScripts(page: HTMLElement, root: string): string[] {
  const asked = page
    .querySelectorAll('astro-island')
    .flatMap((island) => ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? ''));
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

const brotli = promisify(brotliCompress);

async function compressed(content: string | Buffer): Promise<number> {
  const bytes = Buffer.from(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return (await brotli(bytes, { params })).length;
}
