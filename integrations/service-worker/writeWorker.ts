import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minified } from '../minifiedScripts.ts';
import { offline } from './enabled.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Writes `/sw.js` once the site is built: the worker with the names of this build's files, or the kill switch. */
export function writeWorker(): AstroIntegration {
  return {
    name: 'write-worker',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const worker = offline
          ? `${shellOf(fileURLToPath(dir))}${minified(here('worker.js'))}`
          : minified(here('off.js'));
        writeFileSync(new URL('sw.js', dir), worker);
      },
    },
  };
}

/** The contact page with all it asks for, and a version that changes with any of it. */
function shellOf(root: string): string {
  const page = readFileSync(`${root}contact.html`, 'utf8');
  const files = new Set(named(page));
  for (const file of files) {
    if (file.endsWith('.js')) for (const other of named(readFileSync(root + file, 'utf8'))) files.add(other);
  }
  const shell = ['/contact', ...files];
  const version = createHash('sha256')
    .update(page)
    .update(readFileSync(here('worker.js')))
    .digest('hex')
    .slice(0, 8);
  return `const version=${JSON.stringify(version)},shell=${JSON.stringify(shell)};`;
}

/** The hashed files that a page or a script names, as addresses. */
const named = (text: string) =>
  [...text.matchAll(/(?:\/?_astro\/|["'`]\.\/)([\w.-]+\.(?:js|woff2))/g)].map(
    ([, name]) => `/_astro/${name}`,
  );
