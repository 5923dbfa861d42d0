/**
 * `npm run messages`: writes the list of the words' keys and of what their texts have in braces, from the English files in
 * `content/words/`. For developers: a key that no code reads yet is allowed, and one that code reads and the list lacks is
 * a type error.
 */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bracedIn } from '#schemas/braces.ts';
import { isMapping } from '#schemas/isMapping.ts';
import { readContent } from '../owner/check/content.ts';
import { mappingIn } from '../owner/check/entries.ts';
import { writeFile } from '../owner/yaml/writeFile.ts';

const listFile = new URL('../src/schemas/messages.json', import.meta.url);

const keysOf = (part: unknown): unknown =>
  isMapping(part)
    ? Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, keysOf(inner)]))
    : bracedIn(String(part))
        .map((name) => `{${name}}`)
        .join(' ');

const files = [...readContent()].filter(([path]) => path.startsWith('words/'));
const list = files.map(([path, text]) => [basename(path, '.yaml'), keysOf(mappingIn(text))]);
writeFile(fileURLToPath(listFile), `${JSON.stringify(Object.fromEntries(list), null, 2)}\n`);
