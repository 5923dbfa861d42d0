import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryContent } from '../../../tests/support/temporaryContent.ts';
import { addPicture, answerAboutPictures, deletePicture } from './pictureStore.ts';

const folder = 'public/clients';
const square = (background: string) =>
  sharp({ create: { width: 100, height: 100, channels: 3, background } })
    .png()
    .toBuffer();

test('another picture with the same name gets a number, and the same picture is used again', async () => {
  temporaryContent({});
  const [red, blue] = [await square('#f00'), await square('#00f')];
  expect(await addPicture(folder, 'Oak.png', red)).toBe('public/clients/oak.webp');
  expect(await addPicture(folder, 'Oak.png', blue)).toBe('public/clients/oak-2.webp');
  expect(await addPicture(folder, 'oak.PNG', red)).toBe('public/clients/oak.webp');
  expect(readdirSync(folder)).toEqual(['oak-2.webp', 'oak.webp']);
});

test("an upload, the list and a single picture have Decap's form", async () => {
  temporaryContent({});
  const content = (await square('#f00')).toString('base64');
  const asset = { path: `${folder}/Oak.png`, content };
  const stored = await answerAboutPictures('persistMedia', { asset });
  expect(stored).toMatchObject({ name: 'oak.webp', path: `${folder}/oak.webp`, encoding: 'base64' });
  expect(await answerAboutPictures('getMedia', { mediaFolder: folder })).toEqual([stored]);
  expect(await answerAboutPictures('getMediaFile', { path: `${folder}/oak.webp` })).toEqual(stored);
});

test('a picture that content refers to is not deleted, and the message says who; any other is', async () => {
  temporaryContent({
    'clients/elm.yaml': 'name: Elm Works\nlogo: oak.webp\n',
    'agency.yaml': 'founder:\n  photo:\n    file: oak.webp\n',
  });
  await addPicture(folder, 'oak.png', await square('#f00'));
  await addPicture(folder, 'unused.png', await square('#00f'));
  expect(() => deletePicture(`${folder}/oak.webp`)).toThrow(
    /^Not deleted. oak.webp is still used by: the client Elm Works \(\S+elm.yaml\)\.$/,
  );
  deletePicture(`${folder}/unused.webp`);
  expect(readdirSync(folder)).toEqual(['oak.webp']);
});

test('other folders are not listed, read, written or emptied', async () => {
  temporaryContent({ 'agency.yaml': '' });
  const content = (await square('#f00')).toString('base64');
  for (const other of ['public', 'public/clients/..', '.', '/etc', 'content', 'public/clients/../../x', '']) {
    const refusal = /is not a folder for pictures|no picture/;
    await expect(answerAboutPictures('getMedia', { mediaFolder: other })).rejects.toThrow(refusal);
    await expect(answerAboutPictures('getMediaFile', { path: `${other}/a.webp` })).rejects.toThrow(refusal);
    const asset = { path: `${other}/a.png`, content };
    await expect(answerAboutPictures('persistMedia', { asset })).rejects.toThrow(refusal);
    expect(() => deletePicture(`${other}/a.webp`)).toThrow(refusal);
  }
  expect(existsSync('public')).toBe(false);
});
