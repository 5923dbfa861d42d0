import { globSync, readFileSync } from 'node:fs';
import { contentFolder } from '#schemas/contentFolder.ts';

/** Every Hindi word that the site says, once: the files of `content/hi/` are its only Hindi. */
export function hindiWords(): string[] {
  const texts = globSync(`${contentFolder}/hi/**/*.yaml`).map((file) =>
    readFileSync(file, 'utf8').normalize('NFC'),
  );
  // The full stop of Hindi belongs to several scripts, as do the joiners.
  return [...new Set(texts.join('\n').match(/[\p{Script=Devanagari}।\u200c\u200d]+/gu))].sort();
}
