import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Language } from '#navigation/languages.ts';
import { addressOf } from '#navigation/pages.ts';
import { offlineNoteId, serviceWorkerAddress } from '#navigation/serviceWorker.ts';

const sourceOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Writes `/sw.js`. `enabled: false` is the kill switch: it then removes the worker and its caches from every browser. */
export function serviceWorker({ enabled }: { enabled: boolean }): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const worker = enabled
          ? constantsOf(fileURLToPath(dir)) + sourceOf('worker.js')
          : sourceOf('retiredWorker.js');
        writeFileSync(new URL(`.${serviceWorkerAddress}`, dir), worker);
      },
    },
  };
}

/** The constants of worker.js. A change of a contact page changes them, so that browsers fetch the page anew. */
function constantsOf(root: string): string {
  // Hindi first: every address begins as an English one does.
  const contactPages = (['hi', 'en'] as const).map((language) => contactPage(root, language));
  const hiddenNote = `id="${offlineNoteId}" hidden=""`;
  return Object.entries({ contactPages, hiddenNote })
    .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

/** A contact page with its icon and its hashed files. `start` begins the addresses of the pages in its language. */
function contactPage(root: string, language: Language) {
  const path = addressOf('contact', language);
  const page = readFileSync(`${root}${path}.html`, 'utf8');
  const files = new Set(hashedFilesIn(page));
  // The loop also visits values that are added to the Set during the loop.
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    for (const imported of hashedFilesIn(readFileSync(root + file, 'utf8'))) files.add(imported);
  }
  return {
    start: path.slice(0, -addressOf('contact').length),
    path,
    version: createHash('sha256').update(page).digest('hex').slice(0, 8),
    files: [...iconsIn(page), ...files],
  };
}

const iconsIn = (page: string) =>
  [...page.matchAll(/<link rel="icon" href="([^"]+)"/g)].map(([, address]) => address);

const hashedFilesIn = (text: string) =>
  [...text.matchAll(/(?:\/?_astro\/|["'`]\.\/)([\w.-]+\.(?:js|woff2))/g)].map(
    ([, name]) => `/_astro/${name}`,
  );
