import { expect, test } from 'vitest';
import { listing } from './listing.ts';

const mit = { version: '1.0.0', identifier: 'MIT', text: 'Copyright A\nDo as you like.' };

test('packages with the same licence text are listed together', () => {
  const text = listing([
    { ...mit, name: 'a' },
    { ...mit, name: 'b', version: '2.0.0' },
  ]);
  expect(text).toContain('a 1.0.0 (MIT)\nb 2.0.0 (MIT)\n\nCopyright A\nDo as you like.');
  expect(text.split('Copyright A')).toHaveLength(2);
});

test('a package without a licence text stops the build', () => {
  expect(() => listing([{ name: 'c', version: '1.0.0', identifier: 'MIT' }])).toThrow('No licence text: c');
});
