import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tests/support/browser.ts';

/** The fixture site's port; the site itself has the next one. */
const port = Number(process.env['TEST_PORT'] ?? 4399);

const serve = (site: 'fixture' | 'site', at: number) => ({
  command: `node tests/support/serveBuilt.ts ${site} ${at}`,
  url: `http://localhost:${at}`,
  // It may have to be built first.
  timeout: 300_000,
});

/** The browser tests run against two built sites as they are served: the fixture site, and the one made from `content/`. */
export default defineConfig({
  testMatch: '*.spec.ts',
  // Playwright empties it first; what the other checks found stands beside it.
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // A machine that has other things to do is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  reporter: 'list',
  webServer: [serve('fixture', port), serve('site', port + 1)],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    // Where no language is set, Chromium names a download in Devanagari "download".
    launchOptions: { executablePath: findChromium(), env: { ...process.env, LC_ALL: 'C.UTF-8' } },
    // The worker would hide requests from the tests that hold some back; offline.spec.ts lets it in.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'fixture',
      testDir: 'tests/e2e',
      testIgnore: 'editor.spec.ts',
      use: { baseURL: `http://localhost:${port}` },
    },
    { name: 'site', testDir: 'tests/a11y', use: { baseURL: `http://localhost:${port + 1}` } },
    // `npm run edit` takes a minute to start, and no visitor meets it: apart from the others.
    {
      name: 'editor',
      testDir: 'tests/e2e',
      testMatch: 'editor.spec.ts',
      use: { baseURL: `http://localhost:${port + 1}` },
    },
  ],
});
