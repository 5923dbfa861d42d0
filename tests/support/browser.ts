import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstall, install } from './apt.ts';

/**
 * The path of a Chromium: `CHROMIUM_PATH`, the system's, or Playwright's own. Where there is none it installs one,
 * Debian's by apt when it may, else Playwright's download, and says so.
 *
 * @throws {Error} when neither way brings a browser
 */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  if (canInstall()) {
    console.log("No Chromium found. Installing Debian's:");
    install(['chromium']);
  } else {
    console.log("No Chromium found. Downloading Playwright's: npx playwright install chromium");
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const brought = installed();
  if (brought) return brought;
  throw new Error('No Chromium. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test');
}

const installed = () =>
  [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ].find((path) => path && existsSync(path));
