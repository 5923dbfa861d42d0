import { expect, test } from 'vitest';
import { immutable, revalidated, securityHeaders } from './headers.ts';
import { headersFile, pathOf } from './hostFiles.ts';

const site = ['/index.html', '/about.html', '/jobs.html', '/jobs/agra.html', '/_astro/a.js', '/agency.vcf'];

/** The headers that a host would send for a path. It joins the values of a header that two rules set. */
function sent(file: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [pattern = '', ...lines] of file.split('\n\n').map((rule) => rule.trim().split('\n'))) {
    if (!new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '.*')}$`).test(path)) continue;
    for (const line of lines) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    }
  }
  return headers;
}

test.each([
  ['/', { 'Cache-Control': revalidated }],
  ['/jobs', { 'Cache-Control': revalidated }],
  ['/jobs/agra', { 'Cache-Control': revalidated }],
  ['/_astro/a.js', { 'Cache-Control': immutable }],
  ['/agency.vcf', { 'Cache-Control': revalidated, 'Content-Type': 'text/vcard; charset=utf-8' }],
  ['/nowhere', {}],
])('%s has each security header once, and %j', (path, others) => {
  expect(sent(headersFile(site), path)).toEqual({ ...securityHeaders, ...others });
});

test.each(['jobs/agra.html', 'jobs\\agra.html'])('a file has the same path on every system: %s', (file) =>
  expect(pathOf(file)).toBe('/jobs/agra.html'),
);

test('a large site stays within the limits of Cloudflare', () => {
  const many = Array.from({ length: 300 }, (_, index) => `/page-${index}.html`);
  const lines = headersFile(many).split('\n');
  expect(lines.filter((line) => line.startsWith('/'))).toHaveLength(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
});
