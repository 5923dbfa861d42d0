import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tests/support/browser.ts';

const port = Number(process.env['TEST_PORT'] ?? 4399);

/** The browser tests run against the built site as it is served. */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  // A machine that has other things to do is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  webServer: {
    command: `node scripts/serve.ts ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: !process.env['CI'],
  },
  // The worker would hide requests from the tests that hold some back; offline.spec.ts lets it in.
  use: { baseURL: `http://localhost:${port}`, serviceWorkers: 'block' },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 900 },
        // Where no language is set, Chromium names a download in Devanagari "download".
        launchOptions: { executablePath: findChromium(), env: { ...process.env, LC_ALL: 'C.UTF-8' } },
      },
    },
  ],
});
