/** Serves `dist/` as it is, on the port given: for the browser tests. */
import { serveSite } from './siteServer.ts';

const { url } = await serveSite(Number(process.argv[2]));
console.log(url);
