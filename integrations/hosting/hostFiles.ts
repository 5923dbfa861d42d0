import { cleanPath } from '#navigation/canonicalAddress.ts';
import { contentType, hashedFolder, immutable, revalidated, securityHeaders } from './headers.ts';

/** Redirects by path. RFC 9116 names /security.txt as the legacy address. */
export const redirects = { '/security.txt': '/.well-known/security.txt' } as const;

/** Files that hosts read as configuration and do not serve. */
export const hostFiles = ['/_headers', '/_redirects'] as const;

/**
 * The number of rules that Cloudflare Pages reads. Paths without a rule get its default `Cache-Control`,
 * which equals `revalidated`.
 */
const maxRules = 100;

/** Files whose media type the hosts do not know. */
const filesOfUnknownType = /\.vcf$/;

/** The path of a file of the built site, which is given by its place in the site's folder, on Windows with backslashes. */
export const pathOf = (file: string) => `/${file.replaceAll('\\', '/')}`;

/**
 * `_headers` for Cloudflare Pages and Netlify. No two rules set the same header for a path: Cloudflare would
 * join both values with a comma, and Netlify would send only one of them.
 *
 * @param files paths of the built site, such as /about.html
 */
export function headersFile(files: string[]): string {
  const rules: [string, Record<string, string>][] = [
    ['/*', securityHeaders],
    [`${hashedFolder}*`, { 'Cache-Control': immutable }],
    ...topLevel(files).map((path): [string, Record<string, string>] => [
      path,
      {
        'Cache-Control': revalidated,
        ...(filesOfUnknownType.test(path) ? { 'Content-Type': contentType(path) } : {}),
      },
    ]),
  ];
  return rules
    .slice(0, maxRules)
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/** The top-level paths of the site, and a pattern for each folder except that of the hashed files. */
function topLevel(files: string[]): string[] {
  const paths = files.map((file) => {
    const [, first = '', ...rest] = file.split('/');
    return rest.length > 0 ? `/${first}/*` : cleanPath(`/${first}`);
  });
  return [...new Set(paths)].filter((path) => path !== `${hashedFolder}*`).sort();
}

/** `_redirects` for the same hosts. /about/ and /about.html need no rule (docs/deploying.md). */
export const redirectsFile = () =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
