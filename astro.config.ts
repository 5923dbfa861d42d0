import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { parse } from 'yaml';
import { contentFolder } from '#schemas/contentFolder.ts';
import { designPage } from './integrations/design-page/designPage.ts';
import { fonts } from './integrations/fonts/fonts.ts';
import { hosting } from './integrations/hosting/hosting.ts';
import { licences } from './integrations/licences/licences.ts';
import { securityPolicy } from './integrations/security-policy/securityPolicy.ts';
import { serviceWorker } from './integrations/service-worker/serviceWorker.ts';
import { reportWhileEditing } from './owner/check/reportWhileEditing.ts';

const { siteUrl } = parse(readFileSync(`${contentFolder}/agency.yaml`, 'utf8'));

export default defineConfig({
  site: siteUrl,
  // A build of other content, such as the fixture site's, may run at the same time.
  cacheDir: join('.generated/astro', contentFolder),
  // Addresses are /about, never /about/ or /about.html: one spelling, no redirect.
  trailingSlash: 'never',
  build: {
    format: 'file',
    // While one page is written the next is rendered.
    concurrency: 4,
    // All of a page's CSS is a few kilobytes: inlined it arrives with the page.
    inlineStylesheets: 'always',
  },
  // The worker's version is made from the finished pages, and the host's files name every file: these come last.
  integrations: [
    // Nothing here waits for data while it is rendered: streaming would take twice the time.
    react({ experimentalDisableStreaming: true }),
    fonts(),
    designPage(),
    securityPolicy(),
    reportWhileEditing(),
    licences(),
    serviceWorker({ enabled: true }),
    hosting(),
  ],
  vite: {
    // A font inside the page would arrive before the first paint and delay it.
    build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) },
    // Readable class names: `Hero-intro`. Hashes of the usual kind do not compress.
    css: { modules: { generateScopedName: '[folder]-[local]' } },
  },
  devToolbar: { enabled: false },
});
