import { createHash } from 'node:crypto';
import { trustedTypesPolicy } from '../service-worker/names.ts';
import { type PageCode, readCode } from './inlineCode.ts';

/**
 * A rendered page with its policy as the first `<meta>`, before anything that it governs. The policy says what the page's own
 * code may do and load; the response's header has the rest (integrations/hosting/headers.ts).
 *
 * @param page the page's bytes. They are read as Latin-1, a character a byte: only tags are looked for, which are ASCII, and
 *   decoding 10,000 pages and encoding them again took seven seconds
 * @param formEndpoint where a form of this page posts to, if it does: its origin may be reached
 * @throws {Error} when the page has no `<head>`
 */
export function withPolicy(page: Buffer, formEndpoint?: string): Buffer<ArrayBuffer> {
  const head = page.indexOf('<head>');
  if (head < 0) throw new Error('a page without <head> has no place for its policy');
  const policy = policyOf(readCode(page.toString('latin1')), formEndpoint);
  const start = head + '<head>'.length;
  return Buffer.concat([
    page.subarray(0, start),
    Buffer.from(`<meta http-equiv="Content-Security-Policy" content="${policy}">`),
    page.subarray(start),
  ]);
}

function policyOf({ scripts, styles, loadsScripts }: PageCode, formEndpoint: string | undefined): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': [...(loadsScripts ? ["'self'"] : []), ...scripts.map(hash)],
    'style-src': styles.map(hash),
    'img-src': ["'self'"],
    // The headline's own glyphs are in the page (docs/decisions/0008-web-fonts-after-first-paint.md).
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(formEndpoint ? [new URL(formEndpoint).origin] : [])],
    'worker-src': ["'self'"],
    // Text never becomes code, by innerHTML for one.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [trustedTypesPolicy],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join(';');
}

/** Most pages have the same styles and scripts. */
const hashes = new Map<string, string>();

function hash(text: string): string {
  const known =
    hashes.get(text) ?? `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`;
  hashes.set(text, known);
  return known;
}
