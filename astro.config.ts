import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { parse } from 'yaml';
import { sayWhileEditing } from './scripts/content/sayWhileEditing.ts';
import { minifiedScripts } from './src/config/minifiedScripts.ts';
import { yamlModules } from './src/config/yamlModules.ts';
import { designPage } from './src/design/designPage.ts';
import { sealPages } from './src/hosting/sealPages.ts';
import { writeHostFiles } from './src/hosting/writeHostFiles.ts';
import { leanIslands } from './src/islands/loader/leanIslands.ts';
import { ownLoader } from './src/islands/loader/ownLoader.ts';
import { writeLicences } from './src/licences/writeLicences.ts';
import { shortName } from './src/styles/shortNames.ts';
import { cutFonts } from './src/typography/cutFonts.ts';
import { writeWorker } from './src/worker/writeWorker.ts';

const { siteUrl, delivery } = parse(readFileSync(new URL('content/agency.yaml', import.meta.url), 'utf8'));

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
