/** The dev server beside the desk, in a thread of its own: while it reads content or renders, the desk answers. `command.ts` runs it. */
import { parentPort } from 'node:worker_threads';
import { dev } from 'astro';
import { renewAfterChange } from './renewAfterChange.ts';

const host = '127.0.0.1';
const { address } = await dev({
  // Astro would print another address, which is not the desk's, each request, and at each a warning of an empty folder.
  logLevel: 'error',
  // Any free port: the desk leads to it.
  server: { host, port: 0 },
  // A build empties the folder that it would share with this server, whose pages would lose their scripts.
  vite: { cacheDir: '.generated/desk', plugins: [renewAfterChange()] },
});
parentPort?.postMessage(`http://${host}:${address.port}`);
