import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { offlineNoteId, serviceWorkerAddress } from './names.ts';

const sourceOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/**
 * Writes `/sw.js` once the site is built: the worker with the names of this build's files, by which visitors' browsers keep
 * pages for when they are offline.
 *
 * @param enabled `false` is the kill switch: the next build's `/sw.js` makes every browser that has the worker forget it,
 *   with all that it has stored, at its next visit
 */
export function serviceWorker({ enabled }: { enabled: boolean }): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const worker = enabled
          ? constantsOf(fileURLToPath(dir)) + sourceOf('worker.js')
          : sourceOf('killSwitch.js');
        writeFileSync(new URL(`.${serviceWorkerAddress}`, dir), worker);
      },
    },
  };
}

/** What worker.js leaves to the build: the contact page with all it asks for, and a version that changes with any of it. */
function constantsOf(root: string): string {
  const page = readFileSync(`${root}contact.html`, 'utf8');
  const files = new Set(hashedFilesIn(page));
  // A Set that grows while it is walked is walked to its end.
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    for (const imported of hashedFilesIn(readFileSync(root + file, 'utf8'))) files.add(imported);
  }
  const version = createHash('sha256').update(page).update(sourceOf('worker.js')).digest('hex').slice(0, 8);
  const constants = {
    version,
    shell: ['/contact', ...files],
    hiddenNote: `id="${offlineNoteId}" hidden=""`,
  };
  return Object.entries(constants)
    .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

/** The hashed files that a page or a script names, as addresses. */
const hashedFilesIn = (text: string) =>
  [...text.matchAll(/(?:\/?_astro\/|["'`]\.\/)([\w.-]+\.(?:js|woff2))/g)].map(
    ([, name]) => `/_astro/${name}`,
  );
