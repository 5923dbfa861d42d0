import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refused } from './refused.ts';

/** False for requests of other sites in the same browser, which have another host or another origin. */
export function isFromEditor({ headers, method }: IncomingMessage): boolean {
  const host = headers.host ?? '';
  if (!/^(localhost|127\.0\.0\.1):\d+$/.test(host)) return false;
  return method === 'GET' || method === 'HEAD' || headers.origin === `http://${host}`;
}

/** `most` is in bytes. @throws {Refused} when the body is larger, with the limit */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    // What is too much is read too, but not kept: a browser reads no answer before it has sent all.
    if (size <= most) parts.push(part);
  }
  if (size <= most) return Buffer.concat(parts);
  throw new Refused(
    `This file has ${Math.ceil(size / 1e5) / 10} MB, and the editor takes at most ${most / 1e6} MB. Make it smaller first: a phone asks for the size when you send a photo by email.`,
  );
}

export function send(
  response: ServerResponse,
  status: number,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain;charset=utf-8',
    'Cache-Control': 'no-store',
    // A page of another site can't read an answer, but could use it as a picture or a script without this.
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(body);
}
