import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { translatedFolders } from '#schemas/translations.ts';
import { type EntryProblem, wholeFile } from './entryProblem.ts';

/** Entries of the six screens that one language has and the other has not. */
export function missingTranslations(): EntryProblem[] {
  return translatedFolders.flatMap((folder) => {
    const english = namesIn(`content/${folder}`);
    const hindi = namesIn(`content/hi/${folder}`);
    return [
      ...english
        .filter((name) => !hindi.includes(name))
        .map((name) =>
          wholeFile(`content/hi/${folder}/${name}`, 'no such file', `content/${folder}/${name} in Hindi`),
        ),
      ...hindi
        .filter((name) => !english.includes(name))
        .map((name) =>
          wholeFile(
            `content/hi/${folder}/${name}`,
            'a file without an English one',
            'the name of one of them',
          ),
        ),
    ];
  });
}

const namesIn = (folder: string) =>
  globSync(`${folder}/*.yaml`)
    .map((file) => basename(file))
    .sort();
