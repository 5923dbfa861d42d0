import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refused } from './refused.ts';

/** False for requests of other sites in the same browser, which have another host or another origin. */
export function isFromEditor({ headers, method }: IncomingMessage): boolean {
  const host = headers.host ?? '';
  if (!/^(localhost|127\.0\.0\.1):\d+$/.test(host)) return false;
  return method === 'GET' || method === 'HEAD' ? true : headers.origin === `http://${host}`;
}

/**
 * Reads a request's body.
 *
 * @param most the most bytes
 * @throws {Refused} when the body is larger
 */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const tooLarge = new Refused('This is too large to be sent to the editor.');
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > most) throw tooLarge;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

export const sendJson = (response: ServerResponse, body: unknown, status = 200) =>
  send(response, status, JSON.stringify(body), { 'Content-Type': 'application/json' });

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
