import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { headersFile, redirectsFile } from './hostFiles.ts';

/** Writes `_headers` and `_redirects` for Cloudflare Pages and Netlify, after all other files of the site. */
export function hosting(): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = readdirSync(root, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => `/${parentPath.slice(root.length)}/${name}`.replace('//', '/'));
        writeFileSync(new URL('_headers', dir), headersFile(files));
        writeFileSync(new URL('_redirects', dir), redirectsFile());
      },
    },
  };
}
