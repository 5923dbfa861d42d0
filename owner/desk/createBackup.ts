import { readFileSync } from 'node:fs';
import { type Zippable, zipSync } from 'fflate';
import { contentFile, readContent } from '../check/content.ts';

/** All content and pictures as a zip file, whose folder `content/` is the content's, whatever it is called here. */
export function createBackup(): Uint8Array {
  const files: Zippable = {};
  for (const path of readContent().keys())
    files[path.startsWith('public/') ? path : `content/${path}`] = readFileSync(contentFile(path));
  return zipSync(files);
}
