import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

/**
 * `import words from '.../forms.yaml?both,home'`: these keys of a content file, what is under them in one object. A
 * script carries the words that it says and no others.
 */
export function yamlModules(): Plugin {
  return {
    name: 'yaml-modules',
    enforce: 'pre',
    load(id) {
      const [file = '', keys] = id.split('?');
      if (!file.endsWith('.yaml') || !keys) return null;
      this.addWatchFile(file);
      const content = parse(readFileSync(file, 'utf8'));
      return `export default ${JSON.stringify(Object.assign({}, ...keys.split(',').map((key) => content[key])))}`;
    },
  };
}
