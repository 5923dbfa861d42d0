import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { parse } from 'yaml';
import { contentFolder } from '#schemas/contentFolder.ts';
import { browsers } from './browsers.ts';
import { fonts } from './integrations/fonts/fonts.ts';
import { hosting } from './integrations/hosting/hosting.ts';
import { licences } from './integrations/licences/licences.ts';
import { securityPolicy } from './integrations/security-policy/securityPolicy.ts';
import { serviceWorker } from './integrations/service-worker/serviceWorker.ts';
import { reportWhileEditing } from './owner/check/reportWhileEditing.ts';

const { siteUrl } = parse(readFileSync(`${contentFolder}/agency.yaml`, 'utf8'));

export default defineConfig({
  site: siteUrl,
  // One folder for each content folder, because the fixture site may be built at the same time.
  cacheDir: join('.generated/astro', contentFolder),
  // Each page has one address: /about, not /about/ or /about.html.
  trailingSlash: 'never',
  build: {
    format: 'file',
    // Other pages are rendered while a page is written.
    concurrency: 4,
    // A page's CSS is a few kilobytes. Inlined, it needs no further request.
    inlineStylesheets: 'always',
  },
  // serviceWorker() reads the finished pages and hosting() lists every file, so both come last.
  integrations: [
    // No component waits for data while it is rendered, and streaming would take twice the time.
    react({ experimentalDisableStreaming: true }),
    fonts(),
    securityPolicy(),
    reportWhileEditing(),
    licences(),
    serviceWorker({ enabled: true }),
    hosting(),
  ],
  vite: {
    build: {
      // An inlined font would delay the first paint.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      target: Object.entries(browsers).map(([name, version]) => name.replace('safari_ios', 'ios') + version),
    },
    // Readable class names such as `Hero-intro`: the default hashes compress badly.
    css: { modules: { generateScopedName: '[folder]-[local]' } },
  },
  devToolbar: { enabled: false },
});
