import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  compressible,
  hashedFolder,
  hostFiles,
  immutable,
  mediaTypes,
  redirects,
  revalidated,
  securityHeaders,
} from './headers.ts';

const example = readFileSync('deploy/nginx/site.conf', 'utf8');

/** What a pattern's two groups match in the example, as an object. */
const found = (pattern: RegExp) =>
  Object.fromEntries([...example.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]));

test('the example for nginx sends the headers of every other host', () => {
  expect(found(/^ {2}add_header ([\w-]+) "(.+)" always;$/gm)).toEqual(securityHeaders);
  expect(found(/^ {2}(\S+) "(public.+)";$/gm)).toEqual({
    default: revalidated,
    [`~^${hashedFolder}`]: immutable,
  });
  expect(example).toContain('add_header Cache-Control $site_cache_control always;');
});

test('the example for nginx has the media types of every other host, and compresses the same ones', () => {
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

test('the example for nginx redirects and hides what every other host does', () => {
  expect(found(/location = (\S+) { return 301 (\S+); }/g)).toEqual(redirects);
  for (const file of hostFiles) expect(example).toContain(`location = ${file} { return 404; }`);
});
