import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Makes sure that a program is there, by Debian's packages where this may install them.
 *
 * @throws {Error} that says what to install where it may not
 */
export function need(program: string, packages: string[]): void {
  if (existsSync(program)) return;
  const command = `apt-get install ${packages.join(' ')}`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`${program} is missing, and this engine can't be tested without it. As root: ${command}`);
  }
  console.log(`${program} is missing: ${command}`);
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-qq');
  apt('install', '-y', '-qq', ...packages);
  if (!existsSync(program)) throw new Error(`${command} brought no ${program}`);
}
