import { brotli } from '../../integrations/hosting/brotli.ts';

/**
 * The size in bytes after brotli at its best quality. If a lower quality, which is much faster, already gives
 * `enough` bytes or fewer, returns the size at that quality.
 */
export async function brotliSize(content: string | Buffer, enough = 0): Promise<number> {
  for (const quality of enough > 0 ? [5, 10] : []) {
    const size = (await brotli(content, quality)).length;
    if (size <= enough) return size;
  }
  return (await brotli(content)).length;
}
