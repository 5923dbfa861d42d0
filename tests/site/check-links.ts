/** Follows every link and asset of the built site, fragments too. Addresses elsewhere are not asked for. */
import { LinkChecker, LinkState } from 'linkinator';
import { serveSite } from '../../integrations/hosting/siteServer.ts';
import { tally } from '../support/tally.ts';

const { server, url } = await serveSite(0);
const { links } = await new LinkChecker().check({
  path: url,
  recurse: true,
  checkFragments: true,
  concurrency: 20,
  linksToSkip: async (link) => !link.startsWith(url),
});
server.close();

tally(
  'links',
  links
    .filter(({ state }) => state !== LinkState.SKIPPED)
    .map((link) => ({
      name: link.url.replace(url, ''),
      faults:
        link.state === LinkState.OK ? [] : [`${link.status} on ${link.parent?.replace(url, '') || '/'}`],
    })),
);
