import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Makes sure that a program is installed: with apt, if this process is root and has it.
 *
 * @throws {Error} with the Debian packages to install, if the program is still missing
 */
export function need(program: string, ...packages: string[]): void {
  if (existsSync(program)) return;
  const command = `apt-get install ${packages.join(' ')}`;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(command);
    const apt = (...args: string[]) =>
      execFileSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update', '-qq');
    apt('install', '-y', '-qq', ...packages);
  }
  if (!existsSync(program)) throw new Error(`${program} is missing. Install it as root: ${command}`);
}

// node tests/support/need.ts /usr/bin/firefox-esr firefox-esr
const [, , program, ...packages] = process.argv;
if (import.meta.main && program) need(program, ...packages);
