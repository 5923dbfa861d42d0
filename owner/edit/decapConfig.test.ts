import { expect, test } from 'vitest';
import { filesOf, siteCollections } from '../check/collections.ts';
import { editorConfig } from './decapConfig.ts';
import { previewPages } from './previewPages.ts';

test('the collections that have a form are those that have a preview page', () => {
  const filesWithForm = editorConfig().collections.flatMap((collection) =>
    'files' in collection ? collection.files.map(({ file }) => file) : [`${collection.folder}/*.yaml`],
  );
  const filesWithPage = Object.entries(siteCollections)
    .filter(([name]) => previewPages[name as keyof typeof previewPages])
    .map(([, collection]) => filesOf(collection));
  expect([...new Set(filesWithForm)].sort()).toEqual(filesWithPage.sort());
});
