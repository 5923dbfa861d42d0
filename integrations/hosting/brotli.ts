import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Compresses with brotli. `quality` is 0 to 11. 11, the default, makes the smallest result. */
export const brotli = (
  content: string | Buffer,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<Buffer> =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
    },
  });
