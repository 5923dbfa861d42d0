/**
 * `npm run edit`: the dev server, with the owner's desk at /edit. PORT changes the port.
 */
import { setFlagsFromString } from 'node:v8';
import { dev } from 'astro';
import { contentEditor } from './contentEditor.ts';
import { recover } from './journal.ts';

// V8 lets the heap double before it collects all of it: of 500 MB after fifteen saves it needed 190.
setFlagsFromString('--heap-growing-percent=20');

if (recover()) console.log('The last change was interrupted. Your content from before it is back.');

// Only this computer may connect, because whoever opens the desk can change files.
const host = '127.0.0.1';
console.log('The content editor starts. This takes up to a minute.');
const { address } = await dev({
  // Astro would print another address, which is not the desk's, each request, and at each a warning of an empty folder.
  logLevel: 'error',
  server: { host, port: Number(process.env['PORT'] ?? 4322) },
  integrations: [contentEditor()],
});
// If the port is in use, Astro takes the next free port.
console.log(`\nOpen the content editor at http://${host}:${address.port}/edit  (press Ctrl-C to stop it)`);
