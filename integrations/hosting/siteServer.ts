import { globSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import sirv from 'sirv';
import { pageAddress } from './addresses.ts';
import { cacheControl, contentType, hostFiles, redirects, revalidated, securityHeaders } from './headers.ts';
import { shrinks } from './pack.ts';
import { packedFiles } from './packedFiles.ts';

/**
 * Serves a built site as the hosts do: /about from about.html, one address a page, the 404 page with status 404 for the
 * rest, the headers of integrations/hosting/headers.ts on everything.
 *
 * @throws {Error} with a sentence for people when the port is taken; 0 picks a free one
 */
export async function serveSite(port: number, root = 'dist'): Promise<{ server: Server; url: string }> {
  const notFound = readFileSync(`${root}/404.html`);
  const names = globSync('**/*', { cwd: root }).map((file) => `/${file}`);
  const pages = new Set(names.filter((file) => file.endsWith('.html')).map(pageAddress));
  // The file behind each address whose file shrinks.
  const shrinking = new Map(names.filter(shrinks).map((file) => [pageAddress(file), file]));
  const moved: Record<string, string> = redirects;
  const hidden = new Set<string>(['/404', ...hostFiles]);
  const files = sirv(root, { extensions: ['html'], etag: true });
  const sendPacked = packedFiles(root);

  const answer: RequestListener = async (request, response) => {
    const { pathname, search } = new URL(`http://localhost${request.url?.replace(/^\/*/, '/')}`);
    response.setHeaders(new Map(Object.entries(securityHeaders)));
    const end = (status: number, headers: Record<string, string>, body?: Buffer) => {
      response.writeHead(status, { 'Cache-Control': revalidated, ...headers });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const setKind = (path: string) => {
      response.setHeader('Cache-Control', cacheControl(path));
      response.setHeader('Content-Type', contentType(path));
    };
    const miss = async () => {
      setKind('/404');
      if (!(await sendPacked(request, response, '/404.html', 404))) end(404, {}, notFound);
    };
    const address = pageAddress(pathname);

    if (request.method !== 'GET' && request.method !== 'HEAD') end(405, { Allow: 'GET, HEAD' });
    else if (hidden.has(address)) miss();
    else if (moved[pathname]) end(301, { Location: moved[pathname] });
    else if (address !== pathname && pages.has(address)) end(308, { Location: address + search });
    else if (address !== pathname) miss();
    else {
      setKind(pathname);
      const file = shrinking.get(pathname);
      if (!(file && (await sendPacked(request, response, file)))) files(request, response, miss);
    }
  };
  const server = createServer(answer);
  // Longer than any client keeps a connection for: a request on one that is just being closed fails.
  server.keepAliveTimeout = 65_000;
  await listen(server, port);
  const address = server.address();
  return { server, url: `http://localhost:${typeof address === 'object' && address ? address.port : port}` };
}

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
