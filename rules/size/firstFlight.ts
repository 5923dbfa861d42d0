import { brotliDecompressSync, constants } from 'node:zlib';

/** Bytes of one round trip: a first answer has ten segments, 14,600 bytes with headers. A browser paints what has arrived. */
export const firstFlight = 13_000;

/** True if the end of `<main>`, and so all that a page says, decodes from the first bytes of its brotli stream. */
export const isMainInFirstFlight = (stream: Buffer): boolean =>
  brotliDecompressSync(stream.subarray(0, firstFlight), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).includes('</main>');
