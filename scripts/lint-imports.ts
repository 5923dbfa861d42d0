/** Part of `npm run test:lint`: lists every import against the directions of docs/architecture.md. */
import { globSync, readFileSync } from 'node:fs';
import { wrongImports } from './lint/importDirections.ts';

const files = globSync('{src,integrations,owner,rules}/**/*.{ts,tsx,js,astro}');
const wrong = files.flatMap((file) => wrongImports(file, readFileSync(file, 'utf8')));
for (const line of wrong) console.error(line);
console.log(`Imports of ${files.length} files: ${wrong.length} in the wrong direction`);
process.exitCode = wrong.length > 0 ? 1 : 0;
