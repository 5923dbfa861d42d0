/** `npm run test:nginx`: compares Debian's nginx, with the example of `deploy/nginx`, with `npm start`. */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { securityHeaders } from '../../integrations/hosting/headers.ts';
import { serveSite } from '../../integrations/hosting/siteServer.ts';
import { plain, precompressedSite, secure, startNginx } from './startNginx.ts';

const compared = [...Object.keys(securityHeaders), 'Cache-Control', 'Location'].map((name) =>
  name.toLowerCase(),
);
const assets = globSync('dist/_astro/*').map((file) => file.slice('dist'.length));
const script = assets.find((path) => path.endsWith('.js')) ?? '';
const font = assets.find((path) => path.endsWith('.woff2')) ?? '';
/** Pages, every kind of file, other spellings of their paths, and paths that do not exist. */
const paths = [
  ...['/', '/about', '/jobs', '/jobs/agra', '/contact?location=agra', '/.well-known/security.txt', ...assets],
  ...globSync('dist/*.*', { exclude: ['dist/*.html'] }).map((file) => file.slice('dist'.length)),
  ...['/about/', '/about.html', '/about.html?for=x', '/jobs/', '/jobs/agra/', '/index', '/index.html'],
  ...['/security.txt', '/nowhere', '/nowhere/', '/nowhere.html', '/_astro/none.js', '/404', '/404.html'],
  ...['/_headers', '/_redirects', '/.git/config', '//example.com/', '/about%0d%0aX-Mark:1/', '/about.html/'],
  ...['/%5Fheaders', '/%34%30%34', '/%2Egit/config', '//about/', '/.//about/', '/jobs//agra/'],
];

const start = await serveSite(0);
const folder = await precompressedSite();
const config = (name: string) => readFileSync(`deploy/nginx/${name}.conf`, 'utf8');
let stop = await startNginx(folder, config('site'));
afterAll(async () => {
  await stop();
  start.server.close();
  start.server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Sends one request. Unlike fetch, it follows no redirect, decompresses nothing and asks for no encoding. */
async function ask(url: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method, headers }, resolve).once('error', reject).end();
  });
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

test.each(paths)('%s gets the same answer as from npm start', async (path) => {
  const [ours, theirs] = await Promise.all([ask(start.url + path), ask(plain + path)]);
  expect(theirs.status).toBe(ours.status);
  for (const name of compared) expect(theirs.headers[name], name).toBe(ours.headers[name]);
  // A redirect of nginx has an HTML body, for old browsers, and so its own type.
  if (ours.status < 300 || ours.status > 399)
    expect(theirs.headers['content-type']).toBe(ours.headers['content-type']);
  if (ours.status === 404) expect(theirs.body).toEqual(readFileSync('dist/404.html'));
});

const decompress: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** What is asked for, which encodings the client names, which it gets, and for which caches must tell answers apart. */
test.each([
  ['/about', 'br', 'br', 'Accept-Encoding'],
  [script, 'br', 'br', 'Accept-Encoding'],
  ['/about', 'gzip', 'gzip', 'Accept-Encoding'],
  [script, 'gzip', 'gzip', 'Accept-Encoding'],
  ['/about', undefined, undefined, 'Accept-Encoding'],
  [font, 'gzip, br', undefined, undefined],
])('%s is sent precompressed for a client that names %s: %s', async (path, named, encoding, vary) => {
  const { headers, body } = await ask(plain + path, named ? { 'accept-encoding': named } : {});
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, vary]);
  const file = path === '/about' ? 'about.html' : path;
  const ending = encoding ? `.${encoding.slice(0, 2)}` : '';
  expect(body).toEqual(readFileSync(join(folder, 'site', `${file}${ending}`)));
  expect(encoding ? decompress[encoding]?.(body) : body).toEqual(readFileSync(join('dist', file)));
});

test('a file without precompressed files is compressed on the fly', async () => {
  for (const file of globSync(join(folder, 'site/services.html.*'))) rmSync(file);
  const { headers, body } = await ask(`${plain}/services`, { 'accept-encoding': 'gzip, br' });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(gunzipSync(body)).toEqual(readFileSync('dist/services.html'));
});

test.each([plain, start.url])(
  '%s answers HEAD, sends no unchanged page again, and refuses a POST',
  async (url) => {
    const { headers } = await ask(`${url}/about`);
    const head = await ask(`${url}/about`, {}, 'HEAD');
    expect([{ ...head.headers, date: '' }, head.body.length]).toEqual([{ ...headers, date: '' }, 0]);
    const again = await ask(`${url}/about`, { 'if-none-match': headers.etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
    const refused = await ask(`${url}/about`, {}, 'POST');
    expect(refused.status).toBe(405);
    for (const answer of [again, refused]) expect(answer.headers['x-content-type-options']).toBe('nosniff');
  },
);

test('HTTPS has HTTP/2 and every security header; HTTP redirects to HTTPS', async () => {
  await stop();
  const withHttps = config('site').replace(/ {2}listen .+\n {2}server_name .+\n/, config('https'));
  stop = await startNginx(folder, config('redirect') + withHttps);
  const sent = await ask(`${plain}/about?x=1`, { host: 'www.example.com' });
  expect([sent.status, sent.headers.location]).toEqual([301, 'https://www.example.com/about?x=1']);
  // The certificate is self-signed.
  const client = connect(secure, { rejectUnauthorized: false });
  const headers = await new Promise<object>((resolve, reject) => {
    client.once('error', reject);
    client.request({ ':path': '/about' }).once('response', resolve).once('error', reject);
  });
  client.destroy();
  const lowerCase = Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]);
  expect(headers).toMatchObject({ ':status': 200, ...Object.fromEntries(lowerCase) });
});
