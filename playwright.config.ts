import { defineConfig, devices } from '@playwright/test';
import { findChromium, findTestBrowser } from './tests/support/browser.ts';
import { firefoxDownloads } from './tests/support/download.ts';

/** The port of the fixture site. The main site uses the next port. */
const port = Number(process.env['TEST_PORT'] ?? 4399);

/** The sites that are served: both, or with `TEST_SITE=site` only that one, for a run of its project alone. */
const isServed = (site: string) => [undefined, site].includes(process.env['TEST_SITE']);

const serve = (site: 'fixture' | 'site', at: number) => ({
  command: `node tests/support/serveBuilt.ts ${site} ${at}`,
  url: `http://localhost:${at}`,
  // The site may have to be built first.
  timeout: 300_000,
});

const chromium = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 900 },
  launchOptions: {
    executablePath: findTestBrowser(),
    // Without a UTF-8 locale, Chromium saves a download with a Devanagari name as "download".
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  },
};

/** The titles of tests of the back/forward cache, which only a whole Chromium has, and which Playwright turns off. */
const fromCache = /\bfrozen\b/;

/** The title of the tests that take each program besides the visitor alone. */
const each = /@each/;

/** The browser tests use two built sites: the fixture site, and the main site, built from `content/`. */
export default defineConfig<{ expectedErrors: string[] }>({
  testMatch: '*.spec.ts',
  // A subfolder, because Playwright empties its output folder before each run.
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // Long enough for a busy machine.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  reporter: 'list',
  webServer: [
    ...(isServed('fixture') ? [serve('fixture', port)] : []),
    ...(isServed('site') ? [serve('site', port + 1)] : []),
  ],
  use: {
    // A service worker would hide requests from tests that delay them. offline.spec.ts allows it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'fixture',
      testDir: 'tests/e2e',
      testIgnore: 'editor.spec.ts',
      grepInvert: [fromCache, each],
      use: { ...chromium, baseURL: `http://localhost:${port}` },
    },
    {
      name: 'hands',
      testDir: 'tests/e2e',
      grep: each,
      use: { ...chromium, baseURL: `http://localhost:${port}` },
    },
    {
      name: 'back',
      testDir: 'tests/e2e',
      testMatch: 'back.spec.ts',
      grep: fromCache,
      use: {
        ...chromium,
        baseURL: `http://localhost:${port}`,
        launchOptions: {
          ...chromium.launchOptions,
          executablePath: findChromium(),
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    {
      name: 'site',
      testDir: 'tests/a11y',
      use: { ...chromium, baseURL: `http://localhost:${port + 1}` },
    },
    {
      name: 'firefox',
      testDir: 'tests/e2e',
      // No page with a form comes from the cache: firefox-back.spec.ts.
      grepInvert: [each, /frozen: /],
      testMatch: /(back|contact-journey|floating-chat|hands|hostile|keyboard|languages|resume)\.spec\.ts/,
      // All windows save their downloads in one folder.
      workers: 1,
      use: {
        // A page that is left stops its downloads of fonts.
        expectedErrors: ['download failed (font-family'],
        viewport: chromium.viewport,
        baseURL: `http://localhost:${port}`,
        browserName: 'firefox',
        // Debian's Firefox, over WebDriver BiDi.
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: '/usr/bin/firefox-esr',
          downloadsPath: firefoxDownloads,
          firefoxUserPrefs: {
            // It would open each downloaded resume in a tab.
            'pdfjs.disabled': true,
            // A mouse, as a laptop has: the dialog then has a QR code.
            'ui.primaryPointerCapabilities': 6,
          },
        },
      },
    },
    {
      name: 'firefox-back',
      testDir: 'tests/engines',
      testMatch: 'firefox-back.spec.ts',
      use: { baseURL: `http://localhost:${port}` },
    },
    {
      name: 'webkit',
      testDir: 'tests/engines',
      testMatch: 'webkit.spec.ts',
      use: { baseURL: `http://localhost:${port}` },
    },
    // Separate, because `npm run edit` takes a minute to start and visitors never use it.
    {
      name: 'editor',
      testDir: 'tests/e2e',
      testMatch: 'editor.spec.ts',
      timeout: 180_000,
      // The dev server builds the page beside a form after each save.
      expect: { timeout: 60_000 },
      use: chromium,
    },
  ],
});
