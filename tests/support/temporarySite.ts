import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { writeFixtureContent } from './fixtureContent.ts';
import { temporaryContent } from './temporaryContent.ts';

/** Changes to a temporary working directory with the fixture site's content, until the test ends. */
export function temporarySite(): void {
  temporaryContent({});
  writeFixtureContent(contentFolder);
  writePicture('clients/neem-works.webp', '');
}

/** @param path under `public/` */
export function writePicture(path: string, bytes: string | Uint8Array): void {
  mkdirSync(dirname(`public/${path}`), { recursive: true });
  writeFileSync(`public/${path}`, bytes);
}
