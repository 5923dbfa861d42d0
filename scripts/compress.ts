/** `npm run compress`, after a build: a .br and a .gz beside each file of `dist/`, for servers that send those. */
import { precompress } from '../integrations/hosting/precompress.ts';

console.log(`${await precompress('dist')} files compressed with brotli and gzip`);
