import type { Plugin } from 'vite';

/** Astro's module of all content. */
const contentModule = '\0astro:data-layer-content';

/**
 * A Vite plugin that shows changed content after a change amid requests, too. Vite keeps what it was reading while Astro
 * replaced the content, and two requests share it, so that pages showed the text before until the next change. So the
 * content is read again once no request has run for half a second: one that the browser gave up may still run.
 */
export const renewAfterChange = (): Plugin => ({
  name: 'renew-after-change',
  configureServer({ environments, middlewares }) {
    const { moduleGraph } = environments['ssr'];
    const lastChange = () => moduleGraph.getModuleById(contentModule)?.lastHMRTimestamp;
    let running = 0;
    let quiet = true;
    let before: number | undefined;
    let timer: NodeJS.Timeout | undefined;

    const renew = () => {
      quiet = true;
      const content = moduleGraph.getModuleById(contentModule);
      if (!content || lastChange() === before) return;
      moduleGraph.invalidateModule(content);
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
