/** `npm run test:nginx`: compares Debian's nginx, with the example of `deploy/nginx`, with `npm start`. */
import assert from 'node:assert/strict';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { immutable, securityHeaders } from '../../integrations/hosting/headers.ts';
import { serveSite } from '../../integrations/hosting/siteServer.ts';
import { need } from '../engines/install.ts';
import { type Finding, tally } from '../support/tally.ts';
import { ask } from './ask.ts';
import { precompressedSite, startNginx } from './startNginx.ts';

need('/usr/sbin/nginx', ['nginx-light']);
need('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so', ['libnginx-mod-http-brotli-static']);
need('/usr/bin/openssl', ['openssl']);

const compared = [...Object.keys(securityHeaders), 'Cache-Control', 'Location'].map((name) =>
  name.toLowerCase(),
);
const assets = globSync('dist/_astro/*').map((file) => file.slice('dist'.length));
const script = assets.find((path) => path.endsWith('.js')) ?? '';
/** Pages, every kind of file, other spellings of their paths, and paths that do not exist. */
const paths = [
  ...['/', '/about', '/jobs', '/jobs/agra', '/contact?location=agra', '/.well-known/security.txt', ...assets],
  ...globSync('dist/*.*', { exclude: ['dist/*.html'] }).map((file) => file.slice('dist'.length)),
  ...['/about/', '/about.html', '/about.html?for=x', '/jobs/', '/jobs/agra/', '/index', '/index.html'],
  ...['/security.txt', '/nowhere', '/nowhere/', '/nowhere.html', '/_astro/none.js', '/404', '/404.html'],
  ...['/_headers', '/_redirects', '/.git/config', '//example.com/', '/about%0d%0aX-Mark:1/', '/about.html/'],
];

const start = await serveSite(0);
const folder = await precompressedSite();
const example = readFileSync('deploy/nginx/site.conf', 'utf8');
const nginx = await startNginx(folder, example);
const site = `http://127.0.0.1:${nginx.ports[0]}`;

const checks: Record<string, () => Promise<void>> = {};

for (const path of paths) {
  checks[`${path} gets the same answer as from npm start`] = async () => {
    const [ours, theirs] = await Promise.all([ask(start.url + path), ask(site + path)]);
    assert.equal(theirs.status, ours.status);
    for (const name of compared) assert.equal(theirs.headers[name], ours.headers[name], name);
    // A redirect of nginx has an HTML body, for old browsers, and so its own type.
    if (ours.status < 300 || ours.status > 399)
      assert.equal(theirs.headers['content-type'], ours.headers['content-type']);
    if (ours.status === 404) assert.deepEqual(theirs.body, readFileSync('dist/404.html'));
  };
}

for (const [encoding, decompress] of Object.entries({ br: brotliDecompressSync, gzip: gunzipSync })) {
  for (const [path, file] of [
    ['/about', 'about.html'],
    [script, script],
  ] as const) {
    checks[`${path} is sent as its precompressed file: ${encoding}`] = async () => {
      const { headers, body } = await ask(site + path, { 'accept-encoding': encoding });
      assert.equal(headers['content-encoding'], encoding);
      assert.equal(headers.vary, 'Accept-Encoding');
      assert.equal(headers['content-type'], (await ask(start.url + path)).headers['content-type']);
      assert.deepEqual(body, readFileSync(join(nginx.root, `${file}.${encoding === 'br' ? 'br' : 'gz'}`)));
      assert.deepEqual(decompress(body), readFileSync(join('dist', file)));
    };
  }
}

checks['a file without precompressed files is compressed on the fly'] = async () => {
  for (const file of globSync(join(nginx.root, 'services.html.*'))) rmSync(file);
  const { headers, body } = await ask(`${site}/services`, { 'accept-encoding': 'gzip, br' });
  assert.equal(headers['content-encoding'], 'gzip');
  assert.equal(headers.vary, 'Accept-Encoding');
  assert.deepEqual(gunzipSync(body), readFileSync('dist/services.html'));
};

checks['a client that names no encoding gets the uncompressed file, with Vary for caches'] = async () => {
  const { headers, body } = await ask(`${site}/about`);
  assert.equal(headers['content-encoding'], undefined);
  assert.equal(headers.vary, 'Accept-Encoding');
  assert.deepEqual(body, readFileSync('dist/about.html'));
};

checks['a font may be cached for a year and is not compressed again'] = async () => {
  const font = assets.find((path) => path.endsWith('.woff2')) ?? '';
  const { headers } = await ask(site + font, { 'accept-encoding': 'gzip, br' });
  assert.equal(headers['cache-control'], immutable);
  assert.equal(headers['content-type'], 'font/woff2');
  assert.equal(headers['content-encoding'], undefined);
};

checks['HEAD gets the headers of GET, without the body'] = async () => {
  const [get, head] = [await ask(`${site}/about`), await ask(`${site}/about`, {}, 'HEAD')];
  assert.equal(head.body.length, 0);
  assert.deepEqual({ ...head.headers, date: '' }, { ...get.headers, date: '' });
};

for (const [name, url] of Object.entries({ nginx: site, 'npm start': start.url })) {
  checks[`${name}: a page that has not changed is not sent again`] = async () => {
    const { headers } = await ask(`${url}/about`);
    const again = await ask(`${url}/about`, { 'if-none-match': headers.etag });
    assert.equal(again.status, 304);
    assert.equal(again.body.length, 0);
    assert.equal(again.headers['x-content-type-options'], 'nosniff');
    assert.equal(again.headers['cache-control'], headers['cache-control']);
  };
  checks[`${name}: a POST request is refused with 405`] = async () => {
    const { status, headers } = await ask(`${url}/about`, {}, 'POST');
    assert.equal(status, 405);
    assert.equal(headers['x-content-type-options'], 'nosniff');
  };
}

checks['HTTPS has HTTP/2 and every security header; HTTP redirects to HTTPS'] = async () => {
  await nginx.stop();
  const [https, redirect] = ['https', 'redirect'].map((name) =>
    readFileSync(`deploy/nginx/${name}.conf`, 'utf8'),
  );
  const withHttps = example.replace(/ {2}listen .+\n {2}server_name .+\n/, `${https}`);
  const secure = await startNginx(folder, `${redirect}${withHttps}`);
  try {
    const [plain, port] = secure.ports;
    const sent = await ask(`http://127.0.0.1:${plain}/about?x=1`, { host: 'www.example.com' });
    assert.equal(sent.status, 301);
    assert.equal(sent.headers.location, 'https://www.example.com/about?x=1');
    const headers = await askByHttp2(`https://127.0.0.1:${port}`, '/about');
    assert.equal(headers[':status'], 200);
    for (const [name, value] of Object.entries(securityHeaders))
      assert.equal(headers[name.toLowerCase()], value);
  } finally {
    await secure.stop();
  }
};

function askByHttp2(origin: string, path: string): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    // The certificate is self-signed.
    const client = connect(origin, { rejectUnauthorized: false }).once('error', reject);
    const stream = client.request({ ':path': path });
    stream.once('response', resolve).once('error', reject);
    stream.resume().once('end', () => client.close());
  });
}

const findings: Finding[] = [];
for (const [name, check] of Object.entries(checks)) {
  const faults = await check().then(
    () => [],
    (error: Error) => [error.message],
  );
  findings.push({ name: `nginx: ${name}`, faults });
}
await nginx.stop();
start.server.close();
start.server.closeAllConnections();
rmSync(folder, { recursive: true, force: true });
tally('nginx', findings);
