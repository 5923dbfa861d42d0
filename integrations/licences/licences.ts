import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  /** The folders of the packages in workers, which Vite builds apart and does not list. */
  const inWorkers = new Set<string>();
  return {
    name: 'licences',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            worker: {
              plugins: () => [
                {
                  name: 'collect-packages-of-workers',
                  moduleParsed: ({ id }: { id: string }) => {
                    const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? [];
                    if (folder) inWorkers.add(folder);
                  },
                },
              ],
            },
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
          listing([
            ...inPages.map((name) => read(`node_modules/${name}`)),
            ...[...inScripts, ...[...inWorkers].sort().map(read)].map(withText),
          ]),
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

/** The licence of a package, by its folder. Its text is empty if the package comes without. */
function read(folder: string): Licence {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = file ? readFileSync(`${folder}/${file}`, 'utf8').trim() : '';
  return { name, version, identifier: license, text };
}
