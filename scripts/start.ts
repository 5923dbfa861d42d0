/** `npm start`: builds the site and serves it until Ctrl-C or SIGTERM. PORT changes the port. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { listen, serveSite } from '../integrations/hosting/siteServer.ts';

const port = Number(process.env['PORT'] ?? 4321);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  stop(`PORT is "${process.env['PORT']}"; it must be a whole number from 1 to 65535.`);
}

try {
  // Checked before the build, so that a port in use is reported at once.
  const probe = createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));

  await build();
  const { server, url } = await serveSite(port);
  console.log(`\nThe site is at ${url}  (Ctrl-C ends it)`);
  onEnd(() => {
    server.close(() => process.exit());
    server.closeAllConnections();
  });
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}

function build(): Promise<void> {
  // On Windows npm is a script, which needs a shell, and there are no groups of processes: Ctrl-C reaches them all.
  const isWindows = process.platform === 'win32';
  const child = spawn('npm run build', { stdio: 'inherit', shell: true, detached: !isWindows });
  const cancel = onEnd(() => {
    if (child.pid && !isWindows) process.kill(-child.pid);
    process.exit(130);
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      cancel();
      if (code === 0) resolve();
      else reject(new Error('The build failed; see above.'));
    });
  });
}

/**
 * Calls `end` once: on Ctrl-C, on SIGTERM, or when the parent process has ended, as the shell of npm does without passing
 * SIGTERM on. Returns a function that cancels this.
 */
function onEnd(end: () => void): () => void {
  const parent = process.ppid;
  const orphaned = setInterval(() => process.ppid !== parent && once(), 500);
  const once = () => {
    cancel();
    end();
  };
  const cancel = () => {
    clearInterval(orphaned);
    process.off('SIGINT', once).off('SIGTERM', once);
  };
  process.on('SIGINT', once).on('SIGTERM', once);
  return cancel;
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
