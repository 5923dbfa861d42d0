/** `npm run edit`: the dev server, with the content editor at /edit. PORT changes the port. */
import { dev } from 'astro';
import { undoUnfinishedRestore } from './backup/restore.ts';
import { contentEditor } from './contentEditor.ts';

if (undoUnfinishedRestore())
  console.log('The last restore of a backup was interrupted. Your content from before it is back.');

// Only this computer may connect, because whoever opens the editor can change files.
const host = '127.0.0.1';
console.log('The content editor starts. This takes up to a minute.');
const { address } = await dev({
  // Astro would print another address, which is not the editor's, and each request.
  logLevel: 'warn',
  server: { host, port: Number(process.env['PORT'] ?? 4322) },
  integrations: [contentEditor()],
});
// If the port is in use, Astro takes the next free port.
console.log(`\nOpen the content editor at http://${host}:${address.port}/edit  (press Ctrl-C to stop it)`);
