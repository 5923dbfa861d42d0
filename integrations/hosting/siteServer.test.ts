import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { immutable, revalidated, securityHeaders } from './headers.ts';
import { serveSite } from './siteServer.ts';

const root = mkdtempSync(join(tmpdir(), 'site-'));
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const ask = (path: string, init: RequestInit = {}) => fetch(site.url + path, { redirect: 'manual', ...init });
const textAt = async (path: string) => (await ask(path)).text();

write('404.html', 'no such page');
write('index.html', 'home');
write('about.html', `about ${'us '.repeat(1000)}`);
write('_headers', 'for hosts');
write('.env', 'a secret');
mkdirSync(join(root, '_astro'));
write('_astro/a.js', 'a script');
const site = await serveSite(0, root);
afterAll(() => {
  site.server.close();
  site.server.closeAllConnections();
  rmSync(root, { recursive: true });
});

test('a rebuild needs no restart: changed, new and removed pages are served correctly, also to a browser that has an old one', async () => {
  write('prices.html', 'old prices');
  utimesSync(join(root, 'prices.html'), 1, 1);
  write('old.html', 'an old page');
  expect(await textAt('/old')).toBe('an old page');
  const etag = (await ask('/prices')).headers.get('etag') ?? '';
  const again = () => ask('/prices', { headers: { 'if-none-match': etag } });
  expect((await again()).status).toBe(304);
  write('prices.html', 'new prices');
  write('new.html', 'a new page');
  rmSync(join(root, 'old.html'));
  expect(await (await again()).text()).toBe('new prices');
  expect([await textAt('/new'), await textAt('/old')]).toEqual(['a new page', 'no such page']);
});

test.each([
  ['/', 200, null],
  ['/about?for=x', 200, null],
  ['/index.html', 308, '/'],
  ['/about/', 308, '/about'],
  ['/about.html?for=x', 308, '/about?for=x'],
  ['/security.txt', 301, '/.well-known/security.txt'],
  ['/nowhere/', 404, null],
  ['/404', 404, null],
  ['/_headers', 404, null],
  ['/.env', 404, null],
  ['//example.com/', 404, null],
])('%s is answered with status %i and location %s', async (path, status, location) => {
  const response = await ask(path);
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  for (const [name, value] of Object.entries(securityHeaders)) expect(response.headers.get(name)).toBe(value);
  if (status === 404) expect(await response.text()).toBe('no such page');
});

/** fetch would change such a path before it sends it. */
async function askExactly(path: string) {
  const { hostname, port } = new URL(site.url);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path }, resolve).once('error', reject).end();
  });
  return { status: response.statusCode, location: response.headers.location, body: await text(response) };
}

test.each([
  ['/%5Fheaders', 404, undefined],
  ['/%255Fheaders', 404, undefined],
  ['/.%2Fabout', 404, undefined],
  ['/%2Eenv', 404, undefined],
  ['/x%5C..%5C.env', 404, undefined],
  ['/%34%30%34', 404, undefined],
  ['/%zz', 404, undefined],
  ['http://example.com/about/', 404, undefined],
  ['/\\nowhere/', 404, undefined],
  ['/\\about/', 308, '/about'],
  ['/%5Cabout', 308, '/about'],
  ['/.//about/', 308, '/about'],
  ['//about', 308, '/about'],
  ['//about/?for=//x', 308, '/about?for=//x'],
  ['/a%62out', 308, '/about'],
  ['//', 308, '/'],
])('another spelling of an address is not an address of its own: %s', async (path, status, location) => {
  const answer = await askExactly(path);
  expect([answer.status, answer.location]).toEqual([status, location]);
  if (status === 404) expect(answer.body).toBe('no such page');
});

test('a hashed file may be kept for a year, but not the answer that there is none', async () => {
  const cached = async (path: string) => (await ask(path)).headers.get('cache-control');
  expect(await cached('/_astro/a.js')).toBe(immutable);
  for (const path of ['/_astro/b.js', '/_astro/', '/_astro', '/_astro/%61.js'])
    expect([path, await cached(path)]).toEqual([path, revalidated]);
});

test.each(['br', 'gzip'])('a page is compressed on the fly: %s', async (encoding) => {
  const { headers } = await ask('/about', { headers: { 'accept-encoding': encoding } });
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(headers.get('vary')).toBe('Accept-Encoding');
});

test('the error for a port in use names the port', async () => {
  const port = Number(new URL(site.url).port);
  await expect(serveSite(port, root)).rejects.toThrow(`Port ${port} is in use by another program`);
});
