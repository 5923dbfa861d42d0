import type { Plugin } from 'vite';

/** Astro's module of all content. */
const contentModule = '\0astro:data-layer-content';

/**
 * A Vite plugin against an older text in the preview. If the content changes while a request reads it, Vite keeps what was
 * read, and pages show that until the next change. After such a change the content is read again and open pages are
 * loaded again, once no request has run for half a second: one that the browser gave up may still be reading.
 */
export const renewAfterChange = (): Plugin => ({
  name: 'renew-after-change',
  configureServer({ environments, middlewares }) {
    const { moduleGraph } = environments['ssr'];
    const content = () => moduleGraph.getModuleById(contentModule);
    // Content that nobody has read yet has not changed either.
    const lastChange = () => content()?.lastHMRTimestamp ?? 0;
    let running = 0;
    let quiet = true;
    let before = 0;
    let timer: NodeJS.Timeout | undefined;

    const renew = () => {
      quiet = true;
      const module = content();
      if (!module || lastChange() === before) return;
      moduleGraph.invalidateModule(module);
      environments['client'].hot.send({ type: 'full-reload' });
    };
    middlewares.use((_request, response, next) => {
      clearTimeout(timer);
      if (quiet) before = lastChange();
      quiet = false;
      running += 1;
      response.once('close', () => {
        running -= 1;
        if (running === 0) timer = setTimeout(renew, 500);
      });
      next();
    });
  },
});
