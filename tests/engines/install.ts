import { existsSync } from 'node:fs';
import { canInstall, install } from '../support/apt.ts';

/**
 * Makes sure that a program is there, by Debian's packages where this may install them.
 *
 * @throws {Error} that says what to install where it may not
 */
export function need(program: string, packages: string[]): void {
  if (existsSync(program)) return;
  if (!canInstall()) {
    throw new Error(
      `${program} is missing, and this engine can't be tested without it. As root: apt-get install ${packages.join(' ')}`,
    );
  }
  install(packages);
  if (!existsSync(program)) throw new Error(`${packages.join(' ')} brought no ${program}`);
}
