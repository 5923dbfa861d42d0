/** Serves `dist/` as it is, on the port given: for the browser tests. */
import { serveSite } from '../integrations/hosting/siteServer.ts';

const { url } = await serveSite(Number(process.argv[2]));
console.log(url);
