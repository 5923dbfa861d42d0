import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** True if this process can install Debian packages: it is root and has apt. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs Debian packages and prints their names.
 *
 * @throws {Error} when apt fails
 */
export function install(packages: string[]): void {
  console.log(`apt-get install ${packages.join(' ')}`);
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-qq');
  apt('install', '-y', '-qq', ...packages);
}
