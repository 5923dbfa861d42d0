import { brotliDecompressSync, constants } from 'node:zlib';

/**
 * How many bytes of a document's brotli stream arrive in one round trip: a new connection's first answer carries ten
 * segments, about 14,600 bytes with the headers. A browser paints what has arrived.
 */
export const firstFlight = 13_000;

/** True if the end of `<main>`, and so all that a page says, decodes from the first bytes of its brotli stream. */
export const mainArrivesFirst = (stream: Buffer): boolean =>
  brotliDecompressSync(stream.subarray(0, firstFlight), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).includes('</main>');
