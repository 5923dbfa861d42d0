import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryContent } from '../../tests/support/temporaryContent.ts';
import { preparePicture, storedPictureProblem, uploadedPicture } from './pictures.ts';

/** A picture with a red left half and a blue right half. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#00f' } }).composite([
    { input: { create: { width: width / 2, height, channels: 4, background: '#f00' } }, left: 0, top: 0 },
  ]);
const png = (width: number, height: number) => picture(width, height).png().toBuffer();

test('a large logo becomes a small square WebP with transparent edges, named as a slug', async () => {
  const { slug, bytes } = await preparePicture('clients', 'Öl & Gas (1).PNG', await png(2000, 500));
  expect(slug).toBe('ol-gas-1');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 264, height: 264 });
  const corner = await sharp(bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  expect(corner[3]).toBe(0);
});

test('a small logo is not enlarged', async () => {
  const { bytes } = await preparePicture('clients', 'a.png', await png(100, 100));
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 100, height: 100 });
});

test("the founder's photo is upright and square, and has no metadata such as its place", async () => {
  const upload = await picture(1600, 800)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 0/1' } })
    .toBuffer();
  const { bytes } = await preparePicture('founder', 'IMG 1.jpg', upload);
  const metadata = await sharp(bytes).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 640, height: 640 });
  expect(metadata.exif).toBeUndefined();
  expect(metadata.orientation).toBeUndefined();
  // Turned by 90 degrees, what was left is at the top.
  const { dominant } = await sharp(bytes).extract({ left: 0, top: 0, width: 640, height: 100 }).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});

test('a drawing becomes sharp pixels, without its scripts', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="x()"><script>x()</script>
    <rect width="9" height="9" fill="#f00" style="background:image-set('https://x.example/a.png')"/></svg>`;
  const { slug, bytes } = await preparePicture('clients', 'Oak.svg', Buffer.from(svg));
  expect(slug).toBe('oak');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 264, height: 264 });
  const { dominant } = await sharp(bytes).stats();
  expect(dominant.r).toBeGreaterThan(200);
});

test.each([
  [
    'another type, whatever its name',
    'clients',
    'a.png',
    () => picture(200, 200).gif().toBuffer(),
    'the type GIF',
  ],
  ['a text', 'clients', 'a.png', () => Buffer.from('hello'), 'a.png is not a picture that can be read'],
  [
    'too few pixels',
    'clients',
    'a.png',
    () => png(40, 20),
    'a.png has 40 x 20 pixels. A logo must be at least 88',
  ],
  ['a photo that is not high enough', 'founder', 'a.png', () => png(700, 400), 'a.png has 700 x 400 pixels'],
  [
    'a drawn photo',
    'founder',
    'a.svg',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    'the type SVG',
  ],
  [
    'a damaged picture',
    'clients',
    'a.png',
    async () => (await png(400, 400)).subarray(0, 200),
    "a.png can't be read",
  ],
] as const)('refused with the reason: %s', async (_, folder, name, upload, reason) => {
  await expect(preparePicture(folder, name, await upload())).rejects.toThrow(reason);
});

test('a picture is named beside those that are there, and nothing is stored before its form is saved', async () => {
  temporaryContent({});
  const upload = async (name: string, bytes: Buffer) => (await uploadedPicture('clients', name, bytes)).name;
  const red = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const { data } = await uploadedPicture('clients', 'Oak.png', red);
  expect(existsSync('public')).toBe(false);
  mkdirSync('public/clients', { recursive: true });
  writeFileSync('public/clients/oak.webp', data, 'base64');
  expect(await upload('Oak.png', await png(90, 90))).toBe('oak-2.webp');
  expect(await upload('oak.PNG', red)).toBe('oak.webp');
});

test('there are pictures in their folders only', async () => {
  temporaryContent({});
  for (const folder of ['', '.', '..', '/etc', 'clients/..', 'content'])
    await expect(uploadedPicture(folder, 'a.png', await png(90, 90))).rejects.toThrow(
      'not a folder for pictures',
    );
});

test('a picture from a backup must be what its name says', async () => {
  expect(await storedPictureProblem('public/clients/a.png', await png(90, 90))).toBeUndefined();
  expect(await storedPictureProblem('public/clients/a.webp', await png(90, 90))).toContain('the type PNG');
});
