/** Part of `npm run check:content`: the words of the Hindi pages (specification 13.6). It needs no build. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '#schemas/contentFolder.ts';
import { hindiFaults, hindiTexts } from '../../rules/hindi/hindiFaults.ts';

const folder = join(contentFolder, 'hi');

test('the Hindi texts keep to the glossary', () => {
  const texts = globSync('**/*.yaml', { cwd: folder })
    .sort()
    .flatMap((file) => hindiTexts(file, readFileSync(join(folder, file), 'utf8')));
  expect(texts).not.toEqual([]);
  expect(hindiFaults(texts)).toEqual([]);
});
