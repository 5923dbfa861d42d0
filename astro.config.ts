import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { parse } from 'yaml';
import { leanIslands } from '#islands/loader/leanIslands.ts';
import { ownLoader } from '#islands/loader/ownLoader.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { shortName } from '#styles/shortNames.ts';
import { designPage } from './integrations/design-page/designPage.ts';
import { cutFonts } from './integrations/fonts/cutFonts.ts';
import { writeHostFiles } from './integrations/hosting/writeHostFiles.ts';
import { writeLicences } from './integrations/licences/writeLicences.ts';
import { minifiedScripts } from './integrations/minifiedScripts.ts';
import { sealPages } from './integrations/security-policy/securityPolicy.ts';
import { writeWorker } from './integrations/service-worker/writeWorker.ts';
import { yamlModules } from './integrations/yamlModules.ts';
import { sayWhileEditing } from './owner/check/reportWhileEditing.ts';

const { siteUrl, delivery } = parse(readFileSync(`${contentFolder}/agency.yaml`, 'utf8'));

export default defineConfig({
  site: siteUrl,
  // Addresses are /about, never /about/ or /about.html: one spelling, no redirect (PRODUCT 9).
  trailingSlash: 'never',
  build: {
    format: 'file',
    // All of a page's CSS is a few kilobytes: inlined it arrives in the first congestion window.
    inlineStylesheets: 'always',
  },
  // In this order: the worker's version is made from the finished pages, the host files name every file.
  integrations: [
    react(),
    cutFonts(),
    designPage(),
    leanIslands(),
    sealPages({ delivery }),
    writeWorker(),
    writeLicences(),
    writeHostFiles(),
    sayWhileEditing(),
  ],
  vite: {
    plugins: [minifiedScripts(), yamlModules(), ownLoader()],
    // A tenth of a page's bytes, and some of the forms'.
    css: { modules: { generateScopedName: shortName } },
    environments: {
      client: {
        build: {
          // Few files compress smaller than many: what both forms need, and what the contact form needs in either language.
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    priority: 1,
                    test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|\/(components\/ui|enquiry\/(blank|links)|comeAlive)/,
                  },
                  {
                    name: 'contact',
                    test: /\/ContactForm\/(?!English|Hindi|Handover|PhoneHandover|qrPath)|preload-helper/,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
  devToolbar: { enabled: false },
});
