import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { pack } from './pack.ts';

type Packed = { body: Buffer; etag: string };
type Ending = keyof typeof pack;

const encodings = { br: 'br', gzip: 'gz' } as const satisfies Record<string, Ending>;

/**
 * Files of a folder, packed as hard as they go when they are first asked for, and kept: a visitor gets what a host with
 * precompressed files sends, and the build need not wait for it. The file's own headers are the caller's.
 *
 * @returns a function that answers a GET or HEAD of a file that shrinks, or returns false where the client takes it only unpacked
 */
export function packedFiles(folder: string) {
  const kept = new Map<string, Promise<Packed>>();

  async function packed(file: string, ending: Ending): Promise<Packed> {
    const body = await pack[ending](await readFile(`${folder}${file}`));
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"` };
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    status = 200,
  ): Promise<boolean> => {
    response.setHeader('Vary', 'Accept-Encoding');
    const accepted = new Negotiator(request).encodings(['br', 'gzip']);
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
    if (!encoding) return false;

    const ending = encodings[encoding];
    const key = `${file}.${ending}`;
    const found = kept.get(key) ?? packed(file, ending);
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
