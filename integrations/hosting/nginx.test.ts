import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compressible, mediaTypes } from './headers.ts';

test('the example for nginx has the media types of every other host, and compresses the same ones', () => {
  const example = readFileSync('deploy/nginx/site.conf', 'utf8');
  const types = [...example.matchAll(/^ {4}(\S+\/\S+) (\w+);$/gm)].map(([, type, extension]) => [
    extension,
    type,
  ]);
  expect(Object.fromEntries(types)).toEqual(mediaTypes);
  const compressed = compressible.flatMap((extension) => mediaTypes[extension] ?? []);
  // nginx always compresses text/html, and warns if it is listed.
  expect(/gzip_types (.+);/.exec(example)?.[1]?.split(' ').sort()).toEqual(
    compressed.filter((type) => type !== 'text/html').sort(),
  );
});
