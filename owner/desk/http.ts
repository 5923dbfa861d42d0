import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { mostPictureBytes } from './pictures.ts';
import { Refused } from './refused.ts';

/** False for requests of other sites in the same browser, which have another host or another origin. */
export function isFromEditor({ headers, method }: IncomingMessage): boolean {
  const host = headers.host ?? '';
  if (!/^(localhost|127\.0\.0\.1):\d+$/.test(host)) return false;
  return method === 'GET' || method === 'HEAD' || headers.origin === `http://${host}`;
}

/** @throws {Refused} when the body is larger than a picture may be */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const body = await buffer(request);
  if (body.length <= mostPictureBytes) return body;
  throw new Refused(
    `This file has ${Math.ceil(body.length / 1e5) / 10} MB, and the editor takes at most ${mostPictureBytes / 1e6} MB. Make it smaller first: a phone asks for the size when you send a photo by email.`,
  );
}

export function send(
  response: ServerResponse,
  status: number,
  body: string | Uint8Array,
  type = 'text/plain;charset=utf-8',
): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    // A page of another site can't read an answer, but could use it as a picture or a script without this.
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(body);
}
