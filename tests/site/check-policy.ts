/** Checks every page as it is served: its security policy, header and `<meta>` together, allows its own code and no more. */
import { globSync } from 'node:fs';
import { pageAddress } from '../../integrations/hosting/addresses.ts';
import { serveSite } from '../../integrations/hosting/siteServer.ts';
import { tally } from '../support/tally.ts';
import { policyFaults } from './policyFaults.ts';

const { server, url } = await serveSite(0);
const findings = [];
for (const file of globSync('dist/**/*.html').sort()) {
  const address = pageAddress(file.slice('dist'.length));
  const response = await fetch(url + address);
  findings.push({ name: address, faults: policyFaults(await response.text(), response.headers) });
}
server.close();
server.closeAllConnections();
tally('policy', findings);
