import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { createBackup, downloadName } from './backup/createBackup.ts';
import { BackupRefused, mostZipBytes } from './backup/readBackup.ts';
import { restore } from './backup/restore.ts';
import { ConflictRefused } from './conflict.ts';
import { editorConfig, previewPageByDecapName } from './decapConfig.ts';
import { isFromEditor, readBody, send, sendJson } from './http.ts';
import { answerAboutPictures, isPicture } from './pictures/pictureStore.ts';
import { withPictureWidgets } from './pictures/pictureWidgets.ts';
import { mostPictureBytes } from './pictures/preparePicture.ts';
import { Refused } from './refused.ts';
import { answer } from './store.ts';

const page = readFileSync(new URL('page.html', import.meta.url), 'utf8');
const decap = dirname(fileURLToPath(import.meta.resolve('decap-cms')));

/** A picture is sent as base64, which is a third longer, with some text around it. */
const mostRequestBytes = mostPictureBytes * 1.4;

/** Serves the content editor at /edit. Only `npm run edit` adds this integration, so a build never has it. */
export const contentEditor = (): AstroIntegration => ({
  name: 'content-editor',
  hooks: {
    'astro:server:setup': ({ server }) => {
      // Astro watches each collection. Node warns at 50 listeners, and the warning would worry the owner.
      server.watcher.setMaxListeners(100);
      const files = sirv(decap, { etag: true });
      server.middlewares.use('/edit', (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        if (!isFromEditor(request))
          return send(response, 403, 'The editor answers only requests from its own page.');
        switch (`${request.method} ${pathname}`) {
          case 'GET /':
            return send(response, 200, page, { 'Content-Type': 'text/html;charset=utf-8' });
          case 'GET /config.json':
            return sendJson(response, {
              config: withPictureWidgets(editorConfig()),
              pages: previewPageByDecapName(),
            });
          case 'GET /backup.zip':
            return sendBackup(response);
          case 'POST /api':
            return void reply(response, () => answerDecap(request));
          case 'POST /restore':
            return void reply(response, async () =>
              restore(await readBody(request, mostZipBytes), searchParams.get('seen') ?? undefined),
            );
          default:
            if (pathname.startsWith('/public/')) sendPicture(response, pathname.slice(1));
            else files(request, response, next);
        }
      });
    },
  },
});

async function answerDecap(request: IncomingMessage): Promise<unknown> {
  const { action, params } = JSON.parse((await readBody(request, mostRequestBytes)).toString());
  return (await answerAboutPictures(action, params)) ?? answer(action, params);
}

function sendBackup(response: ServerResponse): void {
  const now = new Date();
  send(response, 200, createBackup(now), {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${downloadName(now)}"`,
  });
}

/** The dev server does not serve a new picture at once: it first has to notice the file. */
function sendPicture(response: ServerResponse, path: string): void {
  if (!isPicture(path)) {
    send(response, 404, 'There is no such picture.');
    return;
  }
  send(response, 200, readFileSync(path), {
    'Content-Type': path.endsWith('.svg') ? 'image/svg+xml' : `image/${extname(path).slice(1)}`,
    // Opened by its address, an SVG is a document.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
}

async function reply(response: ServerResponse, answerTo: () => Promise<unknown>): Promise<void> {
  try {
    sendJson(response, await answerTo());
  } catch (error) {
    if (!(error instanceof Refused)) console.error(error);
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof ConflictRefused)
      sendJson(response, { error: message, conflict: error.conflict }, 409);
    else if (error instanceof BackupRefused)
      sendJson(response, { error: message, problems: error.problems }, 422);
    else sendJson(response, { error: message }, error instanceof Refused ? 422 : 500);
  }
}
