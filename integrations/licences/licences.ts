import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { type Licence, listing } from './listing.ts';

const collected = 'licences.json';

/** Packages with work in the pages themselves, where Vite does not look: fonts, icons, island loader, search. */
const inPages = [
  '@fontsource-variable/anek-latin',
  '@fontsource-variable/anek-devanagari',
  '@tabler/icons-react',
  'astro',
  'minisearch',
];

/** Writes `/licences.txt`: third-party work that visitors receive must come with its licence. */
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
        writeFileSync(
          new URL('licences.txt', dir),
          listing([...inPages.map(read), ...inScripts.map(withText)]),
        );
      },
    },
  };
}

/** Adds the text of a package that comes without it, from `texts/`. We took it from the package's repository. */
function withText(licence: Licence): Licence {
  const file = new URL(`texts/${licence.name}.txt`, import.meta.url);
  return licence.text || !existsSync(file)
    ? licence
    : { ...licence, text: readFileSync(file, 'utf8').trim() };
}

function read(name: string): Licence {
  const { version, license } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  return {
    name,
    version,
    identifier: license,
    text: readFileSync(licenceFile(name), 'utf8').trim(),
  };
}

const licenceFile = (name: string) =>
  [`node_modules/${name}/LICENSE`, `node_modules/${name}/LICENSE.txt`].find(existsSync) ?? '';
