import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** `npm run test:editor`: the owner's editor in a browser, on a copy of the project that the test starts itself. */
export default defineConfig({
  ...config,
  reporter: [['list'], ['json', { outputFile: 'test-results/editor.json' }]],
  outputDir: 'test-results/editor',
  webServer: [],
  projects: [{ name: 'editor', testDir: 'tests/e2e', testMatch: 'editor.spec.ts' }],
});
