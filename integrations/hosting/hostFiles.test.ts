import { expect, test } from 'vitest';
import { immutable, revalidated, securityHeaders } from './headers.ts';
import { headersFile, uploadAdvice } from './hostFiles.ts';

const folders = ['jobs', '_astro', '.well-known', 'hi'];

/** A pattern as Cloudflare reads it: `*` is any text, `:name` any text without a slash. */
const expressionOf = (pattern: string) => {
  const escaped = pattern.replaceAll('.', '\\.');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll(/:[a-z]\w*/gi, '[^/]+')}$`);
};

/** The headers that a host would send for a path. It joins the values of a header that two rules set. */
function sent(file: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [pattern = '', ...lines] of file.split('\n\n').map((rule) => rule.trim().split('\n'))) {
    if (!expressionOf(pattern).test(path)) continue;
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
  ['/hi/jobs/agra', { 'Cache-Control': revalidated }],
  ['/.well-known/security.txt', { 'Cache-Control': revalidated }],
  ['/_astro/a.js', { 'Cache-Control': immutable }],
  ['/agency.vcf', { 'Cache-Control': revalidated, 'Content-Type': 'text/vcard; charset=utf-8' }],
  ['/nowhere/at-all', {}],
])('%s has each security header once, and %j', (path, others) => {
  expect(sent(headersFile(folders), path)).toEqual({ ...securityHeaders, ...others });
});

test('more than a host reads stops the build, with what it is and how much is read', () => {
  const many = Array.from({ length: 120 }, (_, index) => `folder-${index}`);
  expect(() => headersFile(many)).toThrow(/_headers .* 125 rules.* Cloudflare reads 100.*folder-119/);
  expect(() => headersFile(['a'.repeat(2000)])).toThrow(/_headers .* 2003 characters.* reads 2000/);
});

test('who uploads more files than Cloudflare takes in its page is told of the other way', () => {
  expect(uploadAdvice(1000)).toMatch(/^Next: drag the folder/);
  expect(uploadAdvice(1001)).toMatch(/Netlify.*1,000 files.*npx wrangler pages deploy dist/s);
});
