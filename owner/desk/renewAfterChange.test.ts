import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer, type Plugin } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renewAfterChange } from './renewAfterChange.ts';

const id = '\0astro:data-layer-content';

/** A site of one page, which is its content and takes 200 ms to read. `change` replaces it as Astro does, `reading` waits for a read. */
async function serve() {
  let content = 0;
  let reads = 0;
  const site: Plugin = {
    name: 'site',
    resolveId: (source) => (source === 'content' ? id : undefined),
    load: async (module) => {
      if (module !== id) return;
      const read = content;
      reads += 1;
      await wait(200);
      return `export default "text ${read}"`;
    },
    configureServer({ middlewares, environments }) {
      middlewares.use(async (_request, response) => {
        const module = await environments['ssr'].transformRequest('content');
        response.end(/text \d/.exec(module?.code ?? '')?.[0]);
      });
    },
  };
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    plugins: [renewAfterChange(), site],
    server: { middlewareMode: true, ws: false },
  });
  const http = createHttpServer(vite.middlewares).listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(async () => {
    http.close();
    await vite.close();
  });
  const { port } = http.address() as AddressInfo;
  const { moduleGraph } = vite.environments['ssr'];
  const change = () => {
    content += 1;
    const module = moduleGraph.getModuleById(id);
    if (module) moduleGraph.invalidateModule(module, undefined, Date.now(), true);
  };
  const page = async () => (await fetch(`http://127.0.0.1:${port}`)).text();
  const reading = () => {
    const before = reads;
    return vi.waitFor(() => expect(reads).toBeGreaterThan(before), { interval: 5 });
  };
  const reload = vi.spyOn(vite.environments['client'].hot, 'send');
  return { page, change, reading, reload };
}

test('a change amid a request is shown once no request runs, and open pages are loaded again', async () => {
  const { page, change, reading, reload } = await serve();
  await page();
  await wait(600);
  expect(reload).not.toHaveBeenCalled();
  change();
  // The content changes again while the page is made.
  const [first] = await Promise.all([page(), reading().then(change)]);
  expect(first).toBe('text 1');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledExactlyOnceWith({ type: 'full-reload' }), 10_000);
  expect(await page()).toBe('text 2');
  // A change between requests is Astro's own affair.
  await wait(600);
  change();
  expect(await page()).toBe('text 3');
  await wait(600);
  expect(reload).toHaveBeenCalledOnce();
});
