import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { posix } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { cleanPath } from '#navigation/addresses.ts';
import { cacheControl, contentType, revalidated, securityHeaders } from './headers.ts';
import { hostFiles, redirects } from './hostFiles.ts';

/** `compression` is typed for Express, but needs only Node's own request and response. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Quality 7 takes six times as long as 6, and makes a page and its scripts 0.4 % smaller. */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
}) as unknown as Middleware;

const moved: Record<string, string> = redirects;
const isHidden = (path: string) => ['/404', ...hostFiles].includes(path) || /\/\.(?!well-known\/)/.test(path);

/** What is checked is what is sent: without escapes and dot segments, with single slashes, because // names another host. */
function plainPath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURI(path);
  } catch {
    // An escape that is none is part of no file's name.
  }
  return cleanPath(posix.normalize(decoded.replaceAll('\\', '/')));
}

/**
 * Serves a built site as the hosts do: /about from about.html, one address for each page, the 404 page with
 * status 404 for unknown paths, and the headers of `headers.ts` on every response. Files are read again for
 * each request, so a rebuild needs no restart. Precompressed files are sent as they are, others are
 * compressed on the fly.
 *
 * @param port 0 picks a free port
 * @param root the folder of the built site
 * @throws {Error} when the port is in use
 */
export async function serveSite(port: number, root = 'dist'): Promise<{ server: Server; url: string }> {
  const sendFile = sirv(root, { dev: true, etag: true, extensions: ['html'], brotli: true, gzip: true });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    // The slash before it makes any text the path of an address on this host.
    const { pathname, search } = new URL(`http://localhost/${request.url}`);
    const asked = pathname.slice(1);
    const path = plainPath(pathname);
    const setFileHeaders = (file: string) => {
      response.setHeader('Cache-Control', cacheControl(file));
      response.setHeader('Content-Type', contentType(file));
    };
    const end = (status: number, headers: Record<string, string>) =>
      response.writeHead(status, { 'Cache-Control': revalidated, ...headers }).end();
    const sendNotFound = async () => {
      const page = await readFile(`${root}/404.html`).catch(() => 'Not found');
      setFileHeaders('/404');
      response.writeHead(404, { 'Content-Length': Buffer.byteLength(page) });
      response.end(request.method === 'HEAD' ? undefined : page);
    };

    response.setHeaders(new Map(Object.entries(securityHeaders)));
    if (request.method !== 'GET' && request.method !== 'HEAD') end(405, { Allow: 'GET, HEAD' });
    else if (isHidden(path)) sendNotFound();
    else if (moved[asked]) end(301, { Location: moved[asked] });
    else if (path === asked) {
      setFileHeaders(path);
      sendFile(request, response, sendNotFound);
    } else if (existsSync(`${root}${path === '/' ? '/index' : path}.html`))
      end(308, { Location: path + search });
    else sendNotFound();
  }

  const server = createServer((request, response) =>
    compress(request, response, () => answer(request, response)),
  );
  // Longer than any client keeps an idle connection. If the server closed the connection first, a request
  // that is sent at that moment would fail.
  server.keepAliveTimeout = 65_000;
  await listen(server, port);
  const address = server.address();
  return { server, url: `http://localhost:${typeof address === 'object' && address ? address.port : port}` };
}

/** On every address, because "localhost" may mean 127.0.0.1 or ::1. @throws {Error} when the port is in use */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is in use by another program. Choose another port: PORT=${port + 1} npm start`,
            )
          : error,
      ),
    );
    server.listen(port, resolve);
  });
}
