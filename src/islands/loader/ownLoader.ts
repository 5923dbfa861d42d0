import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { minified } from '../../config/minifiedScripts.ts';

/**
 * Puts `island.js` in the place of Astro's own island loader in the built pages: 1.3 KB less on each page with a form
 * (docs/decisions/own-island-loader.md). `astro dev` keeps Astro's.
 */
export function ownLoader(): Plugin {
  return {
    name: 'own-island-loader',
    apply: 'build',
    load(id) {
      if (!id.endsWith('/astro/dist/runtime/server/astro-island.prebuilt.js')) return null;
      const file = fileURLToPath(new URL('./island.js', import.meta.url));
      return `export default ${JSON.stringify(minified(file))}`;
    },
  };
}
