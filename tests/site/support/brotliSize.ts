import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/**
 * Bytes after brotli at its best. Where a lower quality, in a fraction of the time, proves that they are `enough` or fewer, it
 * is the size at that quality.
 */
export async function brotliSize(content: string | Buffer, enough = 0): Promise<number> {
  for (const quality of enough > 0 ? [5, 10] : []) {
    const size = await brotliAt(quality, content);
    if (size <= enough) return size;
  }
  return brotliAt(constants.BROTLI_MAX_QUALITY, content);
}

async function brotliAt(quality: number, content: string | Buffer): Promise<number> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
  };
  return (await promisify(brotliCompress)(content, { params })).length;
}
