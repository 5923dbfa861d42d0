import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { parse } from 'yaml';
import { cutFonts } from './src/typography/cutFonts.ts';

const { siteUrl } = parse(readFileSync(new URL('content/agency.yaml', import.meta.url), 'utf8'));

export default defineConfig({
  site: siteUrl,
  // Addresses are /about, never /about/ or /about.html: one spelling, no redirect (PRODUCT 9).
  trailingSlash: 'never',
  build: {
    format: 'file',
    // All of a page's CSS is a few kilobytes: inlined it arrives in the first congestion window.
    inlineStylesheets: 'always',
  },
  integrations: [react(), cutFonts()],
  devToolbar: { enabled: false },
});
