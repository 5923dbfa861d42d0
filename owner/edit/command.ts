/** `npm run edit`: the site as `npm run dev` serves it, and at /edit a page to change its content. PORT changes the port. */
import { dev } from 'astro';
import { contentEditor } from './contentEditor.ts';

// This computer alone: whoever reaches the editor can change files.
const host = '127.0.0.1';
const { address } = await dev({
  server: { host, port: Number(process.env['PORT'] ?? 4322) },
  integrations: [contentEditor()],
});
// Where the port is taken it is the next free one.
console.log(`\nEdit the content at http://${host}:${address.port}/edit  (Ctrl-C ends it)`);
