import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
// biome-ignore lint/style/noRestrictedImports: the loader of our own is about to go
import { minified } from '../../../integrations/minifiedScripts.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** What React asks the browser for and this site does without: code for it is left out, 0.6 KB of every form's scripts. */
const absent = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  // An indicator in the browser's own bar while a transition takes long; here there is one transition, hydration.
  navigation: 'undefined',
  // Pictures that suspend, by how fast the connection is.
  'performance.getEntriesByType': 'undefined',
  // What is told of an error that nobody caught goes to the console, and nowhere else.
  reportError: 'undefined',
  'window.ErrorEvent': 'undefined',
  process: 'undefined',
  setImmediate: 'undefined',
  devicePixelRatio: '1',
};

/** What a late part imports has come before it: no list of files to fetch beside it. */
const onlyIt = { polyfill: false, resolveDependencies: () => [] };

/**
 * Puts `island.js` in the place of Astro's own island loader in the built pages, and `renderer.ts` in that of its React
 * renderer: 1.3 KB less in each page with a form, and 0.7 KB of its scripts (docs/decisions/own-island-loader.md).
 * `astro dev` keeps Astro's.
 */
export function ownLoader(): Plugin {
  return {
    name: 'own-island-loader',
    apply: 'build',
    enforce: 'pre',
    configEnvironment: (name) =>
      name === 'client' ? { define: absent, build: { modulePreload: onlyIt } } : undefined,
    load(id) {
      if (id.endsWith('/astro/dist/runtime/server/astro-island.prebuilt.js'))
        return `export default ${JSON.stringify(minified(here('./island.js')))}`;
      if (id.endsWith('/@astrojs/react/dist/client.js'))
        return `export { default } from ${JSON.stringify(here('./renderer.ts'))}`;
      // It fetches a lazy part's imports beside it, for 0.7 KB of every form's script; here they have long come.
      if (id === '\0vite/preload-helper.js') return 'export const __vitePreload = (load) => load();';
      return null;
    },
  };
}
