import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The names of classes that a component takes from a file of styles which does not have them. */
function missingClasses(file: string) {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/import (\w+) from '(.+\.module\.css)'/g)].flatMap(([, name, path = '']) => {
    const styles = readFileSync(
      path.startsWith('#') ? path.replace('#', 'src/') : join(dirname(file), path),
      'utf8',
    );
    const used = [...code.matchAll(new RegExp(`(?<![/.])\\b${name}\\.(\\w+)`, 'g'))].map(
      ([, used = '']) => used,
    );
    return used
      .filter((used) => !new RegExp(`\\.${used}\\b`).test(styles))
      .map((used) => `${file}: ${name}.${used}`);
  });
}

test('a component takes only classes that its styles have', () => {
  expect(globSync('src/**/*.{tsx,astro}').flatMap(missingClasses)).toEqual([]);
});
