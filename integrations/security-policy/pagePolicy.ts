import { createHash } from 'node:crypto';
import { trustedTypesPolicy } from '#navigation/serviceWorker.ts';
import { workerPolicy } from '#navigation/trustedWorker.ts';
import { type PageCode, readCode } from './inlineCode.ts';

/**
 * A rendered page with its policy as the first `<meta>`, before everything to which the policy applies. The response's
 * header has the other directives (integrations/hosting/headers.ts).
 *
 * @param page read as Latin-1, one character a byte, because tags are ASCII: UTF-8 took seven seconds for 10,000 pages
 * @param formEndpoint the URL to which a form of this page posts, if any: the page may connect to its origin
 * @throws {Error} when the page has no `<head>`
 */
export function withPagePolicy(page: Buffer, formEndpoint?: string): Buffer<ArrayBuffer> {
  const head = page.indexOf('<head>');
  if (head < 0) throw new Error('the page has no <head> to which its policy could be added');
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
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(formEndpoint ? [new URL(formEndpoint).origin] : [])],
    'worker-src': ["'self'"],
    // Text never becomes code, for example through innerHTML.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [trustedTypesPolicy, ...(loadsScripts ? [workerPolicy] : [])],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join(';');
}

/** Cached, because most pages have the same styles and scripts. */
const hashes = new Map<string, string>();

function hash(text: string): string {
  const source =
    hashes.get(text) ?? `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`;
  hashes.set(text, source);
  return source;
}
