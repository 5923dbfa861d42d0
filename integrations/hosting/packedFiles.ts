import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { pack } from './pack.ts';

type Packed = { body: Buffer; etag: string };

/** How each encoding is packed, the smaller first. */
const ways = { br: pack.br, gzip: pack.gz };
const encodings = ['br', 'gzip'] as const;

/**
 * Files of a folder, packed as hard as they go when they are first asked for, and kept: a visitor gets what a host with
 * precompressed files sends, and the build need not wait for it. The file's own headers are the caller's.
 *
 * @returns a function that answers a GET or HEAD of a file that shrinks, or returns false where the client takes it only unpacked
 */
export function packedFiles(folder: string) {
  const kept = new Map<string, Promise<Packed>>();

  async function packed(file: string, encoding: keyof typeof ways): Promise<Packed> {
    const body = await ways[encoding](await readFile(`${folder}${file}`));
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"` };
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    status = 200,
  ): Promise<boolean> => {
    response.setHeader('Vary', 'Accept-Encoding');
    const accepted = new Negotiator(request).encodings([...encodings]);
    const encoding = encodings.find((candidate) => accepted.includes(candidate));
    if (!encoding) return false;

    const key = `${encoding} ${file}`;
    const found = kept.get(key) ?? packed(file, encoding);
    kept.set(key, found);
    const { body, etag } = await found.catch(() => ({ body: undefined, etag: '' }));
    // A file that went since the server began, as while the site is built anew.
    if (!body) return !kept.delete(key);
    response.setHeader('ETag', etag);
    if (status === 200 && request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return true;
    }
    response.writeHead(status, { 'Content-Encoding': encoding, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}
