import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { copyProject } from './copyProject.ts';

/** Starts `npm run edit` on a copy of the project, so that tests never change the owner's files. */
export async function startEditor(): Promise<{ folder: string; url: string; stop: () => Promise<void> }> {
  const folder = copyProject();
  const editor = spawn(process.execPath, ['owner/desk/command.ts'], {
    cwd: folder,
    env: { ...process.env, CONTENT_DIR: 'content', PORT: '4390', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const stop = async () => {
    if (editor.kill('SIGKILL')) await once(editor, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { folder, url: await addressOf(editor), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The server's address, without /edit. The editor prints it when it is ready. */
function addressOf(editor: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((found, failed) => {
    const read = (part: Buffer) => {
      output += part;
      const [, url] = /(http:\S+)\/edit/.exec(output) ?? [];
      if (url) found(url);
    };
    editor.stdout?.on('data', read);
    editor.stderr?.on('data', read);
    editor.once('exit', () => failed(new Error(`The editor did not start:\n${output}`)));
  });
}
