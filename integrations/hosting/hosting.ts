import { readdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { headersFile, redirectsFile } from './hostFiles.ts';

export function hosting(): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folders = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
        writeFileSync(new URL('_headers', dir), headersFile(folders.map(({ name }) => name)));
        writeFileSync(new URL('_redirects', dir), redirectsFile());
      },
    },
  };
}
