import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkStoredPicture, preparePicture } from './preparePicture.ts';

/** A picture with a red left half and a blue right half. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#00f' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 4, background: '#f00' } },
      left: 0,
      top: 0,
    },
  ]);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

test('a large logo becomes a small square WebP with transparent edges, named as a slug', async () => {
  const { name, bytes } = await preparePicture(
    'logo',
    'Öl & Gas (1).PNG',
    await picture(2000, 500).png().toBuffer(),
  );
  expect(name).toBe('ol-gas-1.webp');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 264, height: 264 });
  const corner = await sharp(bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  expect(corner[3]).toBe(0);
});

test('a small logo is not enlarged', async () => {
  const { bytes } = await preparePicture('logo', 'a.png', await picture(100, 100).png().toBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 100, height: 100 });
});

test("the founder's photo is upright and square, and has no metadata such as its place", async () => {
  const upload = await picture(1600, 800)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 0/1' } })
    .toBuffer();
  expect((await sharp(upload).metadata()).exif).toBeDefined();
  const { name, bytes } = await preparePicture('photo', 'IMG 1.jpg', upload);
  expect(name).toBe('img-1.webp');
  const metadata = await sharp(bytes).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 640, height: 640 });
  expect(metadata.exif).toBeUndefined();
  expect(metadata.orientation).toBeUndefined();
  // Turned by 90 degrees, what was left is at the top.
  const { dominant } = await sharp(bytes).extract({ left: 0, top: 0, width: 640, height: 100 }).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});

test('a safe SVG logo is stored as it is', async () => {
  expect(await preparePicture('logo', 'Oak.svg', svg)).toEqual({ name: 'oak.svg', bytes: svg });
});

test('an AVIF logo is accepted', async () => {
  const { name } = await preparePicture('logo', 'a.avif', await picture(200, 200).avif().toBuffer());
  expect(name).toBe('a.webp');
});

test.each([
  [
    'another type, whatever its name',
    'logo',
    'a.png',
    () => picture(200, 200).gif().toBuffer(),
    'a.png is a picture of the type GIF. A logo must be SVG, PNG',
  ],
  ['a text', 'logo', 'a.png', () => Buffer.from('hello'), 'a.png is not a picture that can be read'],
  [
    'too few pixels',
    'logo',
    'a.png',
    () => picture(40, 20).png().toBuffer(),
    'a.png has 40 x 20 pixels. A logo must be at least 88',
  ],
  [
    'a small photo',
    'photo',
    'a.jpg',
    () => picture(700, 400).jpeg().toBuffer(),
    'a.jpg has 700 x 400 pixels',
  ],
  ['a drawn photo', 'photo', 'a.svg', () => svg, 'a picture of the type SVG'],
  [
    'too many bytes',
    'logo',
    'a.png',
    () => Buffer.alloc(10_000_001),
    'a.png has 10.1 MB. A picture may have at most 10 MB.',
  ],
  [
    'an SVG with a script',
    'logo',
    'a.svg',
    () => Buffer.from('<svg onload="x"/>'),
    'a.svg has an event handler',
  ],
  [
    'a damaged picture',
    'logo',
    'a.png',
    async () => (await picture(400, 400).png().toBuffer()).subarray(0, 200),
    "a.png can't be read",
  ],
] as const)('refused with the reason: %s', async (_, kind, name, upload, reason) => {
  await expect(preparePicture(kind, name, await upload())).rejects.toThrow(reason);
});

test('a picture from a backup must be what its name says', async () => {
  const png = await picture(100, 100).png().toBuffer();
  await checkStoredPicture('public/clients/a.png', 'logo', png);
  await expect(checkStoredPicture('public/clients/a.webp', 'logo', png)).rejects.toThrow('the type PNG');
  await expect(checkStoredPicture('public/founder/a.png', 'photo', png)).rejects.toThrow('.webp');
});
