import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '../..');

/** A copy of `content/` in a folder of its own, for tests; it goes with the `using` that holds it. */
export type ContentCopy = {
  folder: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  edit: (file: string, from: string | RegExp, to: string) => void;
  /** Runs one of our scripts there, as npm would. */
  run: (script: string, ...args: string[]) => { status: number | null; stdout: string; stderr: string };
  [Symbol.dispose]: () => void;
};

/** Copies the `content/` of a folder. */
export function contentCopy(of: string = project): ContentCopy {
  const folder = mkdtempSync(join(tmpdir(), 'launch-'));
  cpSync(join(of, 'content'), join(folder, 'content'), { recursive: true });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  return {
    folder,
    read,
    write,
    edit: (file, from, to) => {
      const text = read(file);
      const edited = text.replace(from, to);
      if (edited === text) throw new Error(`${file} has no ${from}`);
      write(file, edited);
    },
    run: (script, ...args) =>
      spawnSync(process.execPath, [join(project, 'owner', script), ...args], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, INIT_CWD: folder },
      }),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}

/** A copy in which the agency is the sample again, so that the tests hold after the launch as well. */
export function sampleCopy(): ContentCopy {
  const copy = contentCopy();
  for (const part of ['agency.yaml', 'clients', 'testimonials']) {
    cpSync(join(project, 'owner/launch-check/sample', part), join(copy.folder, 'content', part), {
      recursive: true,
    });
  }
  return copy;
}
