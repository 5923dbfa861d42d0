import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * The path of a Chromium: `CHROMIUM_PATH`, the system's, or Playwright's own. Where there is none it installs one,
 * Debian's by apt when it may, else Playwright's download, and says so.
 *
 * @throws {Error} when neither way brings a browser
 */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("No Chromium found. Installing Debian's: apt-get install chromium");
    const apt = (...args: string[]) =>
      execFileSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update', '-qq');
    apt('install', '-y', '-qq', 'chromium');
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
