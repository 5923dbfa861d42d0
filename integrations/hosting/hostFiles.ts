import { contentType, hashedFolder, immutable, revalidated, securityHeaders } from './headers.ts';

/** Redirects by path. RFC 9116 names /security.txt as the legacy address. */
export const redirects = { '/security.txt': '/.well-known/security.txt' } as const;

/** Files that hosts read as configuration and do not serve. */
export const hostFiles = ['/_headers', '/_redirects'] as const;

/** What Cloudflare Pages promises to read; it skips the rest. Netlify names no limit. */
const max = { rules: 100, lineLength: 2000, draggedFiles: 1000 };

type Rule = [pattern: string, headers: Record<string, string>];

/**
 * `_headers` for Cloudflare Pages and Netlify: a rule for each folder, none for single pages. No two rules set the same
 * header for a path: Cloudflare would join both values with a comma, and Netlify would send only one of them.
 *
 * @param folders the names of the folders at the top of the built site, such as jobs
 * @throws {Error} when it is more than a host reads
 */
export function headersFile(folders: string[]): string {
  const patterns = folders
    .map((folder) => `/${folder}/*`)
    .filter((pattern) => pattern !== `${hashedFolder}*`);
  const rules: Rule[] = [
    ['/*', securityHeaders],
    [`${hashedFolder}*`, { 'Cache-Control': immutable }],
    ...['/', '/:page', ...patterns.sort()].map(
      (pattern): Rule => [pattern, { 'Cache-Control': revalidated }],
    ),
    // The hosts do not know its media type.
    ['/*.vcf', { 'Content-Type': contentType('/*.vcf') }],
  ];
  const blocks = rules.map(([pattern, headers]) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  if (blocks.length > max.rules)
    throw new Error(
      `dist/_headers would have ${blocks.length} rules, one for each folder of the site. Cloudflare reads ${max.rules}. Put pages into fewer folders: ${patterns.join(' ')}`,
    );
  for (const line of blocks.flat())
    if (line.length > max.lineLength)
      throw new Error(
        `A line of dist/_headers would have ${line.length} characters. Cloudflare reads ${max.lineLength}: ${line.slice(0, 80)} ...`,
      );
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/** What to do with the built folder. Cloudflare's page refuses a folder of more than 1,000 files. */
export const uploadAdvice = (files: number): string =>
  files > max.draggedFiles
    ? `Next: drag the folder onto Netlify's page. Cloudflare's page takes up to 1,000 files: for Cloudflare type

    npx wrangler pages deploy dist
`
    : 'Next: drag the folder onto the page of your host (docs/launching.md, "Put it online").';

/** `_redirects` for the same hosts. /about/ and /about.html need no rule (docs/deploying.md). */
export const redirectsFile = () =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
