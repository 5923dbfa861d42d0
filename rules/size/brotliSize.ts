import { brotli } from '../../integrations/hosting/brotli.ts';

/** The size in bytes after brotli at its best quality. */
export const brotliSize = async (content: string | Buffer): Promise<number> => (await brotli(content)).length;
