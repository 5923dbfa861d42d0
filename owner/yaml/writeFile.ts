import { chmodSync, existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Writes a file in one step: whoever reads it, and whatever stops us, finds the old text or the new. Its mode stays. */
export function writeFile(file: string, text: string): void {
  // A dot at the front keeps it out of the content, should a power cut leave it behind.
  const temporary = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, text, { flush: true });
    if (existsSync(file)) chmodSync(temporary, statSync(file).mode);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
