import { expect, test } from 'vitest';
import { lookAt } from './lookAt.ts';

/** A fetch that answers from an address, with a status. */
const answering = (url: string, status = 200) =>
  (async () => Object.defineProperty(new Response(null, { status }), 'url', { value: url })) as typeof fetch;

test.each([
  ['https://oak.in/jobs', 'https://oak.in/jobs', undefined],
  ['https://oak.in', 'https://www.oak.in/home', undefined],
  ['https://oak.in/jobs', 'https://oak.in/', 'has moved to https://oak.in/'],
  ['https://oak.in', 'https://elm.in/', 'has moved to https://elm.in/'],
])('%s, answered from %s', async (asked, answered, outcome) => {
  expect(await lookAt(asked, answering(answered))).toBe(outcome);
});

test('an error and a missing answer are said', async () => {
  expect(await lookAt('https://oak.in', answering('https://oak.in', 404))).toBe('answers with error 404');
  const unknownHost = async () => {
    throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND oak.in') });
  };
  expect(await lookAt('https://oak.in', unknownHost)).toBe('does not answer (getaddrinfo ENOTFOUND oak.in)');
});
