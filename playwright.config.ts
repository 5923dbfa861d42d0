import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tests/support/browser.ts';

const port = Number(process.env['TEST_PORT'] ?? 4399);

const chromium = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 900 },
  // Where no language is set, Chromium names a download in Devanagari "download".
  launchOptions: { executablePath: findChromium(), env: { ...process.env, LC_ALL: 'C.UTF-8' } },
};

/** The browser tests run against the built site as it is served. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // A machine that has other things to do is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  reporter: 'list',
  webServer: {
    command: `node scripts/serve.ts ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: !process.env['CI'],
  },
  // The worker would hide requests from the tests that hold some back; offline.spec.ts lets it in.
  use: { baseURL: `http://localhost:${port}`, serviceWorkers: 'block' },
  projects: [
    { name: 'chromium', testIgnore: '**/editor.spec.ts', use: chromium },
    // `npm run edit` takes a minute to start, and no visitor meets it: apart from the others.
    { name: 'editor', testMatch: '**/editor.spec.ts', use: chromium },
  ],
});
