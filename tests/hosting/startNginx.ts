import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { precompress } from '../../integrations/hosting/precompress.ts';
import { until } from '../engines/driver.ts';
import { ask } from './ask.ts';

const program = '/usr/sbin/nginx';

/** A running nginx and its temporary folder. `ports` has the port of each `listen` line, in order. */
export type Running = { folder: string; root: string; ports: number[]; stop: () => Promise<void> };

/** Writes a precompressed copy of the built site to a folder that nginx's workers may read. */
export async function precompressedSite(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(folder, 0o755);
  cpSync('dist', join(folder, 'site'), { recursive: true });
  await precompress(join(folder, 'site'));
  return folder;
}

/**
 * Starts nginx with the configuration of a site, included in the container's. Only the ports, the folders and the
 * certificate are changed.
 *
 * @throws {Error} when nginx does not answer within ten seconds
 */
export async function startNginx(folder: string, example: string): Promise<Running> {
  const root = join(folder, 'site');
  const ports: number[] = [];
  const lines = example.replaceAll('/var/www/site', root).split('\n');
  const site: string[] = [];
  for (const line of lines) {
    const [, before, rest] = /^( *listen )\d+(.*)$/.exec(line) ?? [];
    // Some test machines have no IPv6.
    if (line.includes('listen [::]')) continue;
    if (!before) site.push(line);
    else {
      ports.push(await freePort());
      site.push(`${before}127.0.0.1:${ports.at(-1)}${rest}`);
    }
  }
  const configuration = join(folder, 'site.conf');
  writeFileSync(
    configuration,
    site.join('\n').replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, certificate(folder)),
  );
  const main = readFileSync('deploy/container/nginx.conf', 'utf8')
    .replaceAll('/tmp/', `${folder}/`)
    .replace('/dev/stdout', 'off')
    .replace('/etc/nginx/site.conf', configuration);
  writeFileSync(join(folder, 'nginx.conf'), main);

  const nginx = spawn(program, ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));
  await until('nginx', () => ask(`http://127.0.0.1:${ports[0]}/`));
  // The folder can be removed only after nginx has exited.
  const stop = () => (nginx.kill() ? exited : Promise.resolve());
  return { folder, root, ports, stop };
}

function certificate(folder: string): string {
  const options = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'.split(' ');
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  execFileSync('openssl', [...options, '-subj', '/CN=localhost', ...files], { stdio: 'ignore' });
  return folder;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
