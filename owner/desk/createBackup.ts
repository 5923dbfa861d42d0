import { readFileSync } from 'node:fs';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { contentFile, readContent } from '../check/content.ts';

/** All content and pictures as a zip file, whose folder `content/` is the content's, whatever it is called here. */
export function createBackup(): Uint8Array {
  const files: Zippable = { 'README.txt': strToU8(readme) };
  for (const path of readContent().keys())
    files[path.startsWith('public/') ? path : `content/${path}`] = readFileSync(contentFile(path));
  return zipSync(files);
}

const readme = `This is a copy of all content of your website.

content/          all texts, in plain text files
public/clients/   the logos of your clients
public/founder/   the founder's photo, if there is one
public/people/    the photos of the people who work here

To put this content back: stop the content editor, and put these folders in the place of those with the same
names in the project. "npm run build" then says whether anything is wrong.

Keep this file in a safe place, for example on another computer or in your online storage.
`;
