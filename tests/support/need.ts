import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Makes sure that a program is installed: with apt, if this process is root and has it.
 *
 * @throws {Error} with the Debian packages to install, if the program is still missing
 */
export function need(program: string, ...packages: string[]): void {
  const command = `apt-get install ${packages.join(' ')}`;
  if (!existsSync(program) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(command);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execSync(`apt-get update -qq && ${command} -y -qq`, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
  if (!existsSync(program)) throw new Error(`${program} is missing. Install it as root: ${command}`);
}

// node tests/support/need.ts /usr/bin/firefox-esr firefox-esr
const [, , program, ...packages] = process.argv;
if (import.meta.main && program) need(program, ...packages);
