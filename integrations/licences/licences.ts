import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { type Licence, listing } from './listing.ts';

const collected = 'licences.json';

/** Whose work is in the pages themselves, besides what Vite finds in the scripts: the typeface, the icons, the loader of islands. */
const inPages = [
  '@fontsource-variable/anek-latin',
  '@fontsource-variable/anek-devanagari',
  '@tabler/icons-react',
  'astro',
];

/** Writes `/licences.txt`: the licences of everything by others that reaches a visitor. They ask to be passed on. */
export function licences(): AstroIntegration {
  return {
    name: 'licences',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'collect-licences',
                configEnvironment: (name) =>
                  name === 'client' ? { build: { license: { fileName: collected } } } : undefined,
              },
            ],
          },
        });
      },
      'astro:build:done': ({ dir }) => {
        const found = new URL(collected, dir);
        const inScripts: Licence[] = JSON.parse(readFileSync(found, 'utf8'));
        rmSync(found);
        writeFileSync(new URL('licences.txt', dir), listing([...inPages.map(read), ...inScripts]));
      },
    },
  };
}

function read(name: string): Licence {
  const { version, license } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  return {
    name,
    version,
    identifier: license,
    text: readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim(),
  };
}
