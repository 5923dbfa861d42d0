import { brotli } from '../../../integrations/hosting/brotli.ts';

/**
 * Bytes after brotli at its best. Where a lower quality, in a fraction of the time, proves that they are `enough` or fewer, it
 * is the size at that quality.
 */
export async function brotliSize(content: string | Buffer, enough = 0): Promise<number> {
  for (const quality of enough > 0 ? [5, 10] : []) {
    const size = (await brotli(content, quality)).length;
    if (size <= enough) return size;
  }
  return (await brotli(content)).length;
}
