import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { sealPage } from './pagePolicy.ts';

/**
 * Gives every built page its policy. Nothing may change a page after this; what is made from the finished pages comes after.
 *
 * @param delivery the setting in `content/agency.yaml`
 */
export function sealPages({ delivery }: { delivery: string }): AstroIntegration {
  const endpoint = delivery.startsWith('https://') ? delivery : undefined;
  return {
    name: 'seal-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        for (const page of globSync(`${fileURLToPath(dir)}**/*.html`))
          writeFileSync(page, sealPage(readFileSync(page, 'utf8'), endpoint));
      },
    },
  };
}
