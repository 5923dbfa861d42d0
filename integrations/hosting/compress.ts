/** `npm run compress`, after a build: packs what is in `dist/`, for servers that send packed files as they lie there. */
import { packFolder } from './pack.ts';

console.log(`${await packFolder('dist')} files packed with brotli and gzip`);
