import { cpSync, rmSync } from 'node:fs';

/** Writes the fixture site's content. */
export function writeFixtureContent(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync('tests/fixture/content', folder, { recursive: true });
}
