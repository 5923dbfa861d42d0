import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** What `island.js` reads of Astro's element. */
const read = new Set(['component-url', 'renderer-url', 'props']);

/** Takes from each island what Astro's own loader would read and ours does not: 0.1 KB of each page with a form. */
export function leanIslands(): AstroIntegration {
  return {
    name: 'lean-islands',
    hooks: {
      'astro:build:done': ({ dir }) => {
        for (const page of globSync(`${fileURLToPath(dir)}**/*.html`)) {
          const html = readFileSync(page, 'utf8');
          if (html.includes('<astro-island')) writeFileSync(page, html.replace(island, lean));
        }
      },
    },
  };
}

const island = /<astro-island(?: [\w-]+(?:="[^"]*")?)*>/g;

const lean = (tag: string) =>
  tag.replace(/ ([\w-]+)(?:="[^"]*")?/g, (whole, name) => (read.has(name) ? whole : ''));
