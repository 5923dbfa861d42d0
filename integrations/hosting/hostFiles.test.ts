import { expect, test } from 'vitest';
import { headersFile, pathOf } from './hostFiles.ts';

const site = ['/index.html', '/about.html', '/jobs.html', '/jobs/agra.html', '/_astro/a.js', '/agency.vcf'];

/** The headers that a host would send for a path, with all values of a header that two rules set. */
function sent(file: string, path: string): Record<string, string[]> {
  const headers: Record<string, string[]> = {};
  for (const [pattern = '', ...lines] of file.split('\n\n').map((rule) => rule.trim().split('\n'))) {
    if (!new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '.*')}$`).test(path)) continue;
    for (const line of lines) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      headers[name] = [...(headers[name] ?? []), value];
    }
  }
  return headers;
}

test.each([
  ['/', 'public, max-age=0, must-revalidate'],
  ['/about', 'public, max-age=0, must-revalidate'],
  ['/jobs', 'public, max-age=0, must-revalidate'],
  ['/jobs/agra', 'public, max-age=0, must-revalidate'],
  ['/_astro/a.js', 'public, max-age=31536000, immutable'],
])('%s has exactly one Cache-Control: %s', (path, value) =>
  expect(sent(headersFile(site), path)['Cache-Control']).toEqual([value]),
);

test.each(['jobs/agra.html', 'jobs\\agra.html'])('a file has the same path on every system: %s', (file) =>
  expect(pathOf(file)).toBe('/jobs/agra.html'),
);

test('every path, unknown paths too, has each security header once', () => {
  for (const path of ['/', '/nowhere', '/_astro/a.js']) {
    const headers = sent(headersFile(site), path);
    expect(headers['X-Content-Type-Options']).toEqual(['nosniff']);
    expect(headers['Content-Security-Policy']).toHaveLength(1);
  }
});

test('a contact card is sent as text/vcard', () => {
  expect(sent(headersFile(site), '/agency.vcf')['Content-Type']).toEqual(['text/vcard; charset=utf-8']);
});

test('a large site stays within the limits of Cloudflare', () => {
  const many = Array.from({ length: 300 }, (_, index) => `/page-${index}.html`);
  const lines = headersFile(many).split('\n');
  expect(lines.filter((line) => line.startsWith('/'))).toHaveLength(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
});
