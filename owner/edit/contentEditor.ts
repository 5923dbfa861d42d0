import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { editorConfig, previewPageByDecapName } from './decapConfig.ts';
import { answer, Refused } from './store.ts';

const page = readFileSync(new URL('page.html', import.meta.url), 'utf8');
const pageFiles = fileURLToPath(new URL('page', import.meta.url));
const decap = dirname(fileURLToPath(import.meta.resolve('decap-cms')));

/** Serves the content editor at /edit. Only `npm run edit` adds this integration, so a build never has it. */
export const contentEditor = (): AstroIntegration => ({
  name: 'content-editor',
  hooks: {
    'astro:server:setup': ({ server }) => {
      const files = sirv(decap, { etag: true });
      const ownFiles = sirv(pageFiles, { dev: true });
      server.middlewares.use('/edit', (request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (!isFromEditor(request))
          return send(response, 403, 'The editor answers only requests from its own page.');
        if (path === '/' || path === '') return send(response, 200, page, 'text/html;charset=utf-8');
        if (path === '/config.json')
          return json(response, { config: editorConfig(), pages: previewPageByDecapName() });
        if (path === '/api' && request.method === 'POST') return void api(request, response);
        ownFiles(request, response, () => files(request, response, next));
      });
    },
  },
});

/** False for requests of other sites in the same browser, which have another host or another origin. */
function isFromEditor({ headers, method }: IncomingMessage): boolean {
  const host = headers.host ?? '';
  if (!/^(localhost|127\.0\.0\.1):\d+$/.test(host)) return false;
  return method === 'GET' || method === 'HEAD' ? true : headers.origin === `http://${host}`;
}

async function api(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    let text = '';
    for await (const part of request.setEncoding('utf8')) text += part;
    const { action, params } = JSON.parse(text);
    json(response, answer(action, params));
  } catch (error) {
    if (!(error instanceof Refused)) console.error(error);
    json(
      response,
      { error: error instanceof Error ? error.message : String(error) },
      error instanceof Refused ? 422 : 500,
    );
  }
}

const json = (response: ServerResponse, body: unknown, status = 200) =>
  send(response, status, JSON.stringify(body), 'application/json');

function send(
  response: ServerResponse,
  status: number,
  body: string,
  type = 'text/plain;charset=utf-8',
): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
}
