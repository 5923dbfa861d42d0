import { chmodSync, existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Writes a file atomically: after a crash it has the old or the new content. It keeps its permissions. */
export function writeFile(file: string, content: string | Uint8Array): void {
  // If a crash leaves this file behind, its leading dot keeps it out of the content.
  const temporary = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, content, { flush: true });
    if (existsSync(file)) chmodSync(temporary, statSync(file).mode);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
