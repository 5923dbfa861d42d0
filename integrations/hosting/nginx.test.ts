import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compressible, mediaTypes } from './headers.ts';

test('the example for nginx has the media types of every other host, and compresses the same ones', () => {
  const example = readFileSync('deploy/nginx/site.conf', 'utf8');
  const types = example.matchAll(/^ {4}(\S+\/\S+) (\w+);$/gm).map(([, type, extension]) => [extension, type]);
  expect(Object.fromEntries(types)).toEqual(mediaTypes);
  const [, compressed = ''] = /gzip_types (.+);/.exec(example) ?? [];
  // nginx always compresses text/html, and warns if it is listed.
  const all = ['text/html', ...compressed.split(' ')];
  expect(all.sort()).toEqual(compressible.map((extension) => mediaTypes[extension]).sort());
});
