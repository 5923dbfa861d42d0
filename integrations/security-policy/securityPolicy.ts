import type { AstroIntegration } from 'astro';

/** Gives every page of a build its Content-Security-Policy, as it is rendered. The dev server's pages have none. */
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
