import type { AstroIntegration } from 'astro';

/** Adds /design to the dev server, not to a build: one page with every token and every small component. */
export function designPage(): AstroIntegration {
  return {
    name: 'design-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev')
          injectRoute({ pattern: '/design', entrypoint: new URL('./Design.astro', import.meta.url) });
      },
    },
  };
}
