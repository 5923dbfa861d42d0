import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Replaces a file in one step: whoever reads it, and whatever stops us, finds the old text or the new, never half. */
export function writeWhole(file: string, text: string): void {
  // A dot at the front keeps it out of the content, should it be left behind by a power cut.
  const beside = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  try {
    writeFileSync(beside, text, { mode: statSync(file).mode, flush: true });
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
