import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { type Licence, listing } from './listing.ts';

/** Packages with work in the pages themselves, where no script imports them: fonts, icons, island loader. */
const inPages = [
  '@fontsource-variable/anek-latin',
  '@fontsource-variable/anek-devanagari',
  '@tabler/icons-react',
  'astro',
];

/** Writes `/licences.txt`: third-party work that visitors receive must come with its licence. */
export function licences(): AstroIntegration {
  const found = new Set(inPages.map((name) => `node_modules/${name}`));
  // Vite's own list, `build.license`, leaves out what is in workers.
  const collect = {
    name: 'collect-packages',
    moduleParsed({ id }: { id: string }) {
      const [folder] = /node_modules\/(?:.*node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(id) ?? [];
      if (folder) found.add(folder);
    },
  };
  return {
    name: 'licences',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [{ ...collect, applyToEnvironment: ({ name }: { name: string }) => name === 'client' }],
            worker: { plugins: () => [collect] },
          },
        });
      },
      'astro:build:done': ({ dir }) =>
        writeFileSync(new URL('licences.txt', dir), listing([...found].sort().map(read))),
    },
  };
}

/**
 * The licence of a package, by its folder. The text of a package that comes without it is in `texts/`: we took it from
 * the package's repository.
 */
function read(folder: string): Licence {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const inPackage = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  const file = inPackage ? `${folder}/${inPackage}` : new URL(`texts/${name}.txt`, import.meta.url);
  const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return { name, version, identifier: license, text };
}
