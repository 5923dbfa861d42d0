import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

/** A script file's text, made as small as it can be for a page that carries it inline. */
export function minified(file: string): string {
  const { code, errors } = minifySync(file, readFileSync(file, 'utf8'));
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}

/** `import text from './script.js?minified'`: the script's text, for an inline element. */
export function minifiedScripts(): Plugin {
  const query = '?minified';
  return {
    name: 'minified-scripts',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(minified(file))}`;
    },
  };
}
