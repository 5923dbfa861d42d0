import { expect, test } from 'vitest';
import { alternateFaults } from './alternateFaults.ts';

const paths = new Set(['/', '/hi', '/jobs/a', '/hi/jobs/a', '/jobs/b', '/hi/jobs/c']);
const faultsOf = (path: string, alternates: string[]) =>
  alternateFaults(path, { alternates }, paths, 'https://x.example');

const home = ['en-IN https://x.example', 'hi-IN https://x.example/hi', 'x-default https://x.example'];
const a = [
  'en-IN https://x.example/jobs/a',
  'hi-IN https://x.example/hi/jobs/a',
  'x-default https://x.example/jobs/a',
];

test.each([
  ['/', home],
  ['/hi', home],
  ['/jobs/a', a],
  ['/hi/jobs/a', a],
  ['/jobs/b', []],
])('%s names its languages', (path, alternates) => {
  expect(faultsOf(path, alternates)).toEqual([]);
});

test.each([
  ['/jobs/a', [], /must be "en-IN/],
  ['/hi/jobs/a', [], /must be "en-IN/],
  ['/hi/jobs/a', a.slice(0, 1), /must be "en-IN/],
  ['/jobs/b', a, /must be ""/],
  ['/hi/jobs/c', [], /no page in English/],
])('%s with the wrong languages has one fault', (path, alternates, fault) => {
  expect(faultsOf(path, alternates)).toEqual([expect.stringMatching(fault)]);
});
