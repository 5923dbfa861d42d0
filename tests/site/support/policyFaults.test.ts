import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../../integrations/hosting/headers.ts';
import { parsePage } from '../../../rules/builtPages.ts';
import { observatoryScore } from './observatoryScore.ts';
import { policyFaults } from './policyFaults.ts';

const headers = new Headers(securityHeaders);
const faultsOf = (html: string, sent = headers) => policyFaults({ html, document: parsePage(html) }, sent);
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const policy = [
  "default-src 'none'",
  `script-src ${hash('one()')} ${hash('two()')}`,
  `style-src ${hash('a{b:c}')} ${hash('d{e:f}')}`,
  "font-src 'self' data:",
  "require-trusted-types-for 'script'",
].join(';');
const good =
  `<html><head><meta http-equiv="Content-Security-Policy" content="${policy}"><meta charset="utf-8"><style>a{b:c}</style>` +
  '<noscript><style>d{e:f}</style></noscript><script type="application/ld+json">{}</script></head>' +
  '<body><p>x</p><script>one()</script><script>two()</script></body></html>';

test('a page with a hash for each of its scripts and styles has no fault', () => {
  expect(faultsOf(good)).toEqual([]);
});

test.each([
  ['a script that was changed', good.replace('>one()', '>three()'), /script-src: does not allow/],
  ['a style that is gone', good.replace('<style>a{b:c}</style>', ''), /style-src: .* matches no code/],
  ['a style attribute', good.replace('<p>', '<p style="a:b">'), /<p style>/],
  ['an event handler', good.replace('<p>', '<p onclick="x()">'), /<p onclick>/],
  ['an address that is code', good.replace('<p>', '<p><a href="javascript:x()">y</a>'), /<a href>/],
  [
    'a policy that allows unsafe code',
    good.replace("script-src '", "script-src 'unsafe-inline' '"),
    /unsafe-\*/,
  ],
  ['a charset that comes late', good.replace('<meta charset', `${' '.repeat(1024)}<meta charset`), /charset/],
  ['a policy that comes late', good.replace('<head>', '<head><meta name="x">'), /first meta/],
])('%s is reported', (_, page, fault) => expect(faultsOf(page)).toContainEqual(expect.stringMatching(fault)));

test('without the security headers the Observatory score is too low', () => {
  expect(faultsOf(good, new Headers())).toContainEqual(expect.stringContaining('Observatory'));
});

test("our score for the site's headers is the one that the Observatory's own program gave: 130", () => {
  const policy = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };
  expect(observatoryScore({ headers, policy })).toBe(130);
});
