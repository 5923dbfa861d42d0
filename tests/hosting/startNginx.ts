import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { precompress } from '../../integrations/hosting/precompress.ts';
import { need } from '../support/need.ts';

const ports = { http: 4471, https: 4472 };
export const plain = `http://127.0.0.1:${ports.http}`;
export const secure = `https://127.0.0.1:${ports.https}`;

/** Writes a precompressed copy of the built site, `site`, and a certificate to a folder that nginx's workers may read. */
export async function precompressedSite(): Promise<string> {
  need('/usr/bin/openssl', 'openssl');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(folder, 0o755);
  cpSync('dist', join(folder, 'site'), { recursive: true });
  await precompress(join(folder, 'site'));
  const options = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost';
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  execFileSync('openssl', [...options.split(' '), ...files], { stdio: 'ignore' });
  return folder;
}

/**
 * Starts nginx with the configuration of a site, included in the container's. Only the ports, the folders and the
 * certificate are changed.
 *
 * @returns a function that stops it
 */
export async function startNginx(folder: string, site: string): Promise<() => Promise<unknown>> {
  need('/usr/sbin/nginx', 'nginx-light');
  need('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so', 'libnginx-mod-http-brotli-static');
  const configuration = site
    .replaceAll('/var/www/site', join(folder, 'site'))
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
    // Some test machines have no IPv6.
    .replaceAll(/listen \[::\].*/g, '')
    .replaceAll(/listen (80|8080);/g, `listen 127.0.0.1:${ports.http};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.https} `);
  writeFileSync(join(folder, 'site.conf'), configuration);
  const main = readFileSync('deploy/container/nginx.conf', 'utf8')
    .replaceAll('/tmp/', `${folder}/`)
    .replace('/dev/stdout', 'off')
    .replace('/etc/nginx/site.conf', join(folder, 'site.conf'));
  writeFileSync(join(folder, 'nginx.conf'), main);

  const nginx = spawn('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await vi.waitFor(() => fetch(plain, { redirect: 'manual' }), 10_000);
  return async () => nginx.kill() && once(nginx, 'exit');
}
