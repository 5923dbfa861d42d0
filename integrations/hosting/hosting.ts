import { readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { headersFile, pathOf, redirectsFile } from './hostFiles.ts';

/** Writes `_headers` and `_redirects` for Cloudflare Pages and Netlify, after all other files of the site. */
export function hosting(): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = readdirSync(root, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => pathOf(relative(root, join(parentPath, name))));
        writeFileSync(new URL('_headers', dir), headersFile(files));
        writeFileSync(new URL('_redirects', dir), redirectsFile());
      },
    },
  };
}
