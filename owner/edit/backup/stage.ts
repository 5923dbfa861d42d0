import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { BackupRefused } from './readBackup.ts';
import { restoreFolder } from './undo.ts';

const staged = join(restoreFolder, 'new');
const check = fileURLToPath(new URL('../../check/command.ts', import.meta.url));

/** The path of a backup's file in the folder beside the content, from which a rename puts it in place. */
export const stagedPath = (path: string) => join(staged, path);

/**
 * Writes a backup's files to a folder beside the content, and checks them as the build does.
 *
 * @throws {BackupRefused} when the build would refuse the content
 */
export async function stage(files: Map<string, Uint8Array>): Promise<void> {
  rmSync(staged, { recursive: true, force: true });
  for (const [path, bytes] of files) {
    mkdirSync(dirname(stagedPath(path)), { recursive: true });
    writeFileSync(stagedPath(path), bytes);
  }
  // The check reads the content folder of its working directory, so it runs as a program of its own.
  const program = spawn(process.execPath, [check], {
    cwd: staged,
    env: { ...process.env, CONTENT_DIR: 'content' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [output, [status]] = await Promise.all([text(program.stderr), once(program, 'exit')]);
  // The last line is the number of problems.
  if (status !== 0)
    throw new BackupRefused(
      output
        .trim()
        .split(/\n+(?=\S)/)
        .slice(0, -1),
    );
}
