import { expect, test } from 'vitest';
import { listing } from './listing.ts';

const mit = { version: '1.0.0', identifier: 'MIT', text: 'Copyright A\nDo as you like.' };

test('packages with the same licence text are listed together, and one without a text stops the build', () => {
  const text = listing(['a', 'b'].map((name) => ({ ...mit, name })));
  expect(text).toContain('a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nCopyright A\nDo as you like.');
  expect(text.split('Copyright A')).toHaveLength(2);
  expect(() => listing([{ ...mit, name: 'c', text: '' }])).toThrow('No licence text: c');
});
