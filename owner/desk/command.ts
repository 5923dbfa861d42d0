/**
 * `npm run edit`: the owner's desk at /edit, and the dev server at every other address. PORT changes the port.
 */
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { readContent } from '../check/content.ts';
import { findProblems } from '../check/findProblems.ts';
import { formatProblem } from '../check/problem.ts';
import { contentEditor } from './contentEditor.ts';
import { recover } from './journal.ts';

// V8 lets the heap double before it collects all of it: of 500 MB after fifteen saves it needed 190.
setFlagsFromString('--heap-growing-percent=20');

if (recover()) console.log('The last change was interrupted. Your content from before it is back.');

console.log('The content editor starts. This takes up to a minute.');
const worker = new Worker(new URL('site.ts', import.meta.url));
worker.on('error', ({ message }) => console.error(message));
worker.on('exit', () => {
  console.error(findProblems(readContent()).map(formatProblem).join('\n'));
  console.error(
    '\nThe site has stopped for this reason, and the content editor with it. Correct it, and start "npm run edit" again.',
  );
  process.exit(1);
});
const site = await new Promise<string>((resolve) => worker.once('message', resolve));
const server = contentEditor(site);
// Only this computer may connect, because whoever opens the desk can change files.
const host = '127.0.0.1';

let port = Number(process.env['PORT'] ?? 4322);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  port += 1;
  server.listen(port, host);
});
server.on('listening', () =>
  console.log(`\nOpen the content editor at http://${host}:${port}/edit  (press Ctrl-C to stop it)`),
);
server.listen(port, host);
