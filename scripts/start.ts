/** `npm start`: builds the site and serves it until Ctrl-C or SIGTERM. PORT changes the port. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { listen, serveSite } from './siteServer.ts';

const port = Number(process.env['PORT'] ?? 4321);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  stop(`PORT is "${process.env['PORT']}"; it must be a whole number from 1 to 65535.`);
}

try {
  // Asked before the build, so that a taken port is known at once.
  const probe = createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));

  await build();
  const { server, url } = await serveSite(port);
  console.log(`\nThe site is at ${url}  (Ctrl-C ends it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}

function build(): Promise<void> {
  const child = spawn('npm', ['run', 'build'], { stdio: 'inherit', detached: true });
  const end = () => {
    if (child.pid) process.kill(-child.pid);
    process.exit(130);
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      process.off('SIGINT', end).off('SIGTERM', end);
      if (code === 0) resolve();
      else reject(new Error('The build failed; see above.'));
    });
  });
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
