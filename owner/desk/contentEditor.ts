import { execFileSync } from 'node:child_process';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { readContent } from '../check/content.ts';
import { begin, beginId } from './begin.ts';
import { confirmAsItStands } from './confirmAsItStands.ts';
import { createBackup } from './createBackup.ts';
import { formFor } from './form.ts';
import { isFromEditor, readBody, send } from './http.ts';
import { undo } from './journal.ts';
import { overview } from './overview.ts';
import { uploadedPicture } from './pictures.ts';
import { Refused } from './refused.ts';
import { deleteEntry } from './removal.ts';
import { type SaveRequest, save } from './save.ts';
import { whatIsLeft } from './whatIsLeft.ts';

const html = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Edit the content</title>
  <link rel="icon" href="/icon.svg">
  <link rel="stylesheet" href="/edit/editor.css">
  <script type="module" src="/edit/editor.js"></script>
  <div id="editor"></div>
</html>`;

const readJson = async (request: IncomingMessage) => JSON.parse(String(await readBody(request)));

const answers: Record<string, (query: URLSearchParams, request: IncomingMessage) => unknown> = {
  'GET /edit/overview': () => overview(readContent()),
  'GET /edit/form': (query) => formFor(query.get('id') ?? '', readContent()),
  'GET /edit/left': () => whatIsLeft(readContent()),
  'POST /edit/save': async (_, request) => {
    const form: SaveRequest = await readJson(request);
    return form.path === beginId ? begin(form.content) : save(form);
  },
  'POST /edit/confirm': async (_, request) => confirmAsItStands(await readJson(request)),
  'POST /edit/undo': () => `Undone: ${undo()}.`,
  'POST /edit/delete': async (_, request) => deleteEntry((await readJson(request)).path),
  'POST /edit/picture': async (query, request) =>
    uploadedPicture(query.get('folder') ?? '', query.get('name') ?? '', await readBody(request)),
};

/** A process of its own, because the compiler keeps its memory. The dev server would reload the page at each save. */
function compiledPage(): { script: string; styles: string } {
  const compiler = fileURLToPath(new URL('bundlePage.ts', import.meta.url));
  return JSON.parse(execFileSync(process.execPath, [compiler], { encoding: 'utf8', maxBuffer: 50_000_000 }));
}

/** The server of the desk at /edit. Every other address leads to the site, the address of its dev server. */
export function contentEditor(site: string): Server {
  const { script, styles } = compiledPage();
  const files: Record<string, [type: string, body: () => string | Uint8Array]> = {
    'GET /edit': ['text/html;charset=utf-8', () => html],
    'GET /edit/editor.js': ['text/javascript;charset=utf-8', () => script],
    'GET /edit/editor.css': ['text/css;charset=utf-8', () => styles],
    'GET /edit/backup.zip': ['application/zip', createBackup],
  };
  return createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const question = `${request.method} ${pathname.replace(/\/$/, '')}`;
    const answer = answers[question];
    const file = files[question];
    if (!isFromEditor(request))
      return send(response, 403, 'The editor answers only requests from its own page.');
    if (file) return send(response, 200, file[1](), file[0]);
    if (pathname.startsWith('/edit/') && !answer) return send(response, 404, 'The editor has no such page.');
    if (!answer) return response.writeHead(307, { Location: site + request.url }).end();
    const sendJson = (status: number, body: unknown = {}) =>
      send(response, status, JSON.stringify(body), 'application/json');
    try {
      sendJson(200, await answer(searchParams, request));
    } catch (error) {
      if (error instanceof Refused) return sendJson(422, { message: error.message, ...error.details });
      console.error(error);
      sendJson(500, { message: String(error) });
    }
  });
}
