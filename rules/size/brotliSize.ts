import { brotli } from '../../integrations/hosting/brotli.ts';

/** The size in bytes after brotli, at its best quality unless another is given. */
export const brotliSize = async (content: string | Buffer, quality?: number): Promise<number> =>
  (await brotli(content, quality)).length;
