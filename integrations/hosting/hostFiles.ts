import { contentType, hashedFolder, immutable, redirects, revalidated, securityHeaders } from './headers.ts';

/** Cloudflare Pages takes no more rules than this; what is beyond it has the host's own rule, which is the same. */
const mostRules = 100;

/** Files whose media type hosts do not know. */
const namedTypes = /\.vcf$/;

/**
 * `_headers` for Cloudflare Pages and Netlify. No two rules set the same header of one path: Cloudflare joins the two
 * values with a comma, Netlify takes one of them.
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
        ...(namedTypes.test(path) ? { 'Content-Type': contentType(path) } : {}),
      },
    ]),
  ];
  return rules
    .slice(0, mostRules)
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/** The addresses at the site's top, and a pattern for each folder but that of the hashed files. */
function topLevel(files: string[]): string[] {
  const paths = files.map((file) => {
    const [, first = '', ...rest] = file.split('/');
    return rest.length > 0 ? `/${first}/*` : `/${first.replace(/\.html$/, '').replace(/^index$/, '')}`;
  });
  return [...new Set(paths)].filter((path) => path !== `${hashedFolder}*`).sort();
}

/** `_redirects` for the same hosts. /about/ and /about.html need none: docs/deploying.md. */
export const redirectsFile = () =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
