import type { AstroIntegration } from 'astro';

/** Adds a Content-Security-Policy to each page of a build. The dev server's pages have none. */
export function securityPolicy(): AstroIntegration {
  return {
    name: 'security-policy',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware }) => {
        if (command === 'build')
          addMiddleware({ order: 'post', entrypoint: new URL('./middleware.ts', import.meta.url) });
      },
    },
  };
}
