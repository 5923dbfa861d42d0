/** Checks the security policy of each page: the site's header and the page's `<meta>` together. */
import { expect, test } from 'vitest';
import { securityHeaders } from '../../integrations/hosting/headers.ts';
import { builtPages } from '../../rules/builtPages.ts';
import { policyFaults } from './support/policyFaults.ts';

const headers = new Headers(securityHeaders);

test.each(builtPages())('$path allows its own code and no other', (page) => {
  expect(policyFaults(page, headers)).toEqual([]);
});
