import type { AstroIntegration } from 'astro';

/** Serves /design while the site is edited: every token and small component on one page. Never part of a build. */
export function designPage(): AstroIntegration {
  return {
    name: 'design-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev')
          injectRoute({
            pattern: '/design',
            entrypoint: new URL('../../src/design/Design.astro', import.meta.url),
          });
      },
    },
  };
}
