import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';

/**
 * Serves `dist/` as a static host does: /about from about.html, and the 404 page with status 404 for the rest.
 *
 * @throws {Error} with a sentence for people when the port is taken; 0 picks a free one
 */
export async function serveSite(port: number): Promise<{ server: Server; url: string }> {
  const notFound = readFileSync('dist/404.html');
  const files = sirv('dist', {
    extensions: ['html'],
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControl(path));
      const type = typeOf[extname(path)];
      if (type) response.setHeader('Content-Type', type);
    },
  });
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, {
        'Content-Type': 'text/html;charset=utf-8',
        'Cache-Control': cacheControl('/404'),
      });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    });
  });
  // Longer than any client keeps a connection for: a request on one that is just being closed fails.
  server.keepAliveTimeout = 65_000;
  await listen(server, port);
  const address = server.address();
  return { server, url: `http://localhost:${typeof address === 'object' && address ? address.port : port}` };
}

/** What sirv has no type for. */
const typeOf: Record<string, string> = { '.vcf': 'text/vcard;charset=utf-8', '.ico': 'image/x-icon' };

/** Hashed files never change; everything else is asked for again each time (PRODUCT 9). */
const cacheControl = (path: string) =>
  path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';

/** Listens on every local address, as "localhost" may mean 127.0.0.1 or ::1. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken by another program. Choose one: PORT=${port + 1} npm start`)
          : error,
      ),
    );
    server.listen(port, resolve);
  });
}
