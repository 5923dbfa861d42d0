import { createHash } from 'node:crypto';
import { type Inline, type PageCode, readCode } from './inlineCode.ts';
import { mergeCode } from './mergeCode.ts';

/**
 * A built page with its code merged and its policy as the first `<meta>`, before anything that it governs. The policy
 * says what the page's own code may do and load; the response's header has the rest (headers.ts).
 *
 * @param endpoint where the home form posts to; a page with an island that was given it may reach its origin
 * @throws {Error} when the page has no `<head>`
 */
export function sealPage(built: string, endpoint?: string): string {
  const { inline, ...loads } = readCode(built);
  const { page, code } = mergeCode(built, inline);
  const place = page.indexOf('<head>') + '<head>'.length;
  if (place < '<head>'.length) throw new Error('a page without <head> has no place for its policy');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy({ code, ...loads }, endpoint)}">`;
  return page.slice(0, place) + meta + page.slice(place);
}

type Governed = Omit<PageCode, 'inline'> & { code: Pick<Inline, 'tag' | 'text'>[] };

function policy({ code, loadsScripts, islands }: Governed, endpoint: string | undefined): string {
  const hashes = (tag: string) => code.filter((element) => element.tag === tag).map(hash);
  const posts = endpoint && islands.some((island) => island.includes(endpoint));
  return [
    "default-src 'none'",
    allow('script-src', [loadsScripts && "'self'", ...hashes('script')]),
    allow('style-src', hashes('style')),
    "img-src 'self'",
    "font-src 'self'",
    allow('connect-src', ["'self'", posts && new URL(endpoint).origin]),
    "manifest-src 'self'",
    "worker-src 'self'",
    // Text never becomes code, by innerHTML for one. The policy `sw` is for the service worker's address.
    "require-trusted-types-for 'script'",
    'trusted-types sw',
  ]
    .filter(Boolean)
    .join(';');
}

function allow(directive: string, sources: (string | false | undefined)[]): string | undefined {
  const list = [...new Set(sources.filter(Boolean))];
  return list.length > 0 ? `${directive} ${list.join(' ')}` : undefined;
}

const hash = ({ text }: { text: string }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
