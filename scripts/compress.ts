/** `npm run compress`: after a build, writes precompressed .br and .gz files beside the files of `dist/`. */
import { precompress } from '../integrations/hosting/precompress.ts';

console.log(`${await precompress('dist')} files compressed with brotli and gzip`);
