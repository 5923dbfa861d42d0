import { expect, test } from 'vitest';
import { securityHeaders } from '../../integrations/hosting/headers.ts';
import { withPolicy } from '../../integrations/security-policy/pagePolicy.ts';
import { observatoryScore } from './observatoryScore.ts';
import { policyFaults } from './policyFaults.ts';

const headers = new Headers(securityHeaders);
const sealed = withPolicy(
  '<!doctype html><html><head><meta charset="utf-8"><style>a{b:c}</style></head><body><p>x</p><script>one()</script></body></html>',
);

test('a sealed page has no fault', () => expect(policyFaults(sealed, headers)).toEqual([]));

test.each([
  ['a script that was changed', sealed.replace('one()', 'two()'), /script-src: no leave/],
  ['a style that is gone', sealed.replace('<style>a{b:c}</style>', ''), /style-src: .* is of nothing/],
  ['a style attribute', sealed.replace('<p>', '<p style="a:b">'), /<p style>/],
  ['an event handler', sealed.replace('<p>', '<p onclick="x()">'), /<p onclick>/],
  ['an address that is code', sealed.replace('<p>', '<p><a href="javascript:x()">y</a>'), /<a href>/],
  ['unsafe code', sealed.replace("script-src '", "script-src 'unsafe-inline' '"), /unsafe-\*/],
  ['a policy that comes late', sealed.replace('<head>', '<head><meta name="x">'), /first meta/],
])('%s is found', (_, page, fault) =>
  expect(policyFaults(page, headers)).toContainEqual(expect.stringMatching(fault)),
);

test('without the header the page is framed and scored down', () => {
  expect(policyFaults(sealed, new Headers())).toContainEqual(expect.stringContaining('Observatory'));
});

test("the score is that of the Observatory's own program for these headers", () => {
  const policy = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };
  expect(observatoryScore({ headers, policy })).toBe(130);
});
