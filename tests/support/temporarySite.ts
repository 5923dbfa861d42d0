import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { temporaryContent } from './temporaryContent.ts';

/** Absolute, because a test may work in another directory. */
const fixture = resolve('tests/fixture/content');

/** Changes to a temporary working directory with the fixture's content until the test ends. */
export function temporarySite(): void {
  temporaryContent({});
  cpSync(fixture, contentFolder, { recursive: true });
  writePicture('clients/neem-works.webp', '');
}

/** @param path under `public/` */
export function writePicture(path: string, bytes: string | Uint8Array): void {
  mkdirSync(dirname(`public/${path}`), { recursive: true });
  writeFileSync(`public/${path}`, bytes);
}
