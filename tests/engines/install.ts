import { existsSync } from 'node:fs';
import { canInstall, install } from '../support/apt.ts';

/**
 * Makes sure that a program is installed. Installs its Debian packages if this process may do so.
 *
 * @throws {Error} with the packages to install, if this process may not install them
 */
export function need(program: string, packages: string[]): void {
  if (existsSync(program)) return;
  if (!canInstall()) {
    throw new Error(`${program} is missing. Install it as root: apt-get install ${packages.join(' ')}`);
  }
  install(packages);
  if (!existsSync(program))
    throw new Error(`apt-get install ${packages.join(' ')} did not install ${program}`);
}
