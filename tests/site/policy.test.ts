/** Checks the security policy of each page: the site's header and the page's `<meta>` together. */
import { expect, test } from 'vitest';
import { securityHeaders } from '../../integrations/hosting/headers.ts';
import { builtPages } from '../../rules/builtPages.ts';
import { policyFaults } from './support/policyFaults.ts';

const headers = new Headers(securityHeaders);

test('the headers are those for which the program of Mozilla’s Observatory gave 130 points', () => {
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect([headers.get('set-cookie'), headers.get('access-control-allow-origin')]).toEqual([null, null]);
});

test.each(builtPages())('$path allows its own code and no other', (page) => {
  expect(policyFaults(page, headers)).toEqual([]);
});
