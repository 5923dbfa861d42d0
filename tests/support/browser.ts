import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { need } from './need.ts';

/**
 * The path of a Chromium: `CHROMIUM_PATH`, the system's, or Playwright's own. If there is none, installs
 * Debian's with apt, or without root Playwright's, and prints this.
 *
 * @throws {Error} when no Chromium is found after the installation
 */
export function findChromium(): string {
  if (!installed()) {
    console.log("No Chromium found. Installing Debian's, or Playwright's: npx playwright install chromium");
    try {
      need('/usr/bin/chromium', 'chromium');
    } catch {
      execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
    }
  }
  const found = installed();
  if (!found)
    throw new Error('Install a Chromium, or set its path: CHROMIUM_PATH=/path/to/chromium npm test');
  return found;
}

/** Debian's Chromium without windows. It shows a page in half the time, and has no back/forward cache. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

/** The path of the Chromium for tests of pages: the one without windows, if it is installed. */
export const findTestBrowser = () =>
  !process.env['CHROMIUM_PATH'] && existsSync(headlessShell) ? headlessShell : findChromium();

const installed = () =>
  [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ].find((path) => path && existsSync(path));
