import sharp from 'sharp';
import { expect, test } from 'vitest';
import { uploadedPicture } from './pictures.ts';

/** A picture with a red left half and a blue right half. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#00f' } }).composite([
    { input: { create: { width: width / 2, height, channels: 4, background: '#f00' } }, left: 0, top: 0 },
  ]);
const png = (width: number, height: number) => picture(width, height).png().toBuffer();

/** What is stored for an upload. */
async function prepared(folder: 'clients' | 'founder', fileName: string, upload: Buffer) {
  const { name, data } = await uploadedPicture(folder, fileName, upload);
  const image = sharp(Buffer.from(data, 'base64'));
  return { name, image, ...(await image.metadata()) };
}

test('a logo becomes a small square WebP with transparent edges, named as a slug, and is never enlarged', async () => {
  const { image, ...large } = await prepared('clients', 'Öl & Gas (1).PNG', await png(2000, 500));
  expect(large).toMatchObject({
    name: expect.stringMatching(/^ol-gas-1-[\da-f]{8}\.webp$/),
    format: 'webp',
    width: 264,
    height: 264,
  });
  const corner = await image.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  expect(corner[3]).toBe(0);
  expect(await prepared('clients', 'a.png', await png(100, 100))).toMatchObject({ width: 100, height: 100 });
});

test("the founder's photo is upright and square, and has no metadata such as its place", async () => {
  const upload = await picture(800, 700)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 0/1' } })
    .toBuffer();
  const { image, exif, orientation, ...photo } = await prepared('founder', 'IMG 1.jpg', upload);
  expect(photo).toMatchObject({ format: 'webp', width: 640, height: 640 });
  expect([exif, orientation]).toEqual([undefined, undefined]);
  // Turned by 90 degrees, what was left is at the top, on the right too.
  const corner = await image.extract({ left: 540, top: 0, width: 100, height: 100 }).toBuffer();
  const { dominant } = await sharp(corner).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});

test('a drawing becomes sharp pixels, without its scripts', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="x()"><script>x()</script>
    <rect width="9" height="9" fill="#f00" style="background:image-set('https://x.example/a.png')"/></svg>`;
  const { image, ...drawn } = await prepared('clients', 'Oak.svg', Buffer.from(svg));
  expect(drawn).toMatchObject({
    name: expect.stringMatching(/^oak-/),
    format: 'webp',
    width: 264,
    height: 264,
  });
  expect((await image.stats()).dominant.r).toBeGreaterThan(200);
});

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';

test.each([
  ['clients', 'a.png has 40 x 20 pixels. A logo must be at least 88', () => png(40, 20)],
  ['founder', 'a.png has 700 x 400 pixels', () => png(700, 400)],
  ['founder', 'the type SVG', () => Buffer.from(drawing)],
  // The content counts, and not the name.
  ['clients', 'the type GIF', () => picture(200, 200).gif().toBuffer()],
  ['clients', 'a.png is not a picture that can be read', () => Buffer.from('hello')],
  ['clients', "a.png can't be read", async () => (await png(400, 400)).subarray(0, 200)],
] as const)('a picture for %s is refused with the reason: %s', async (folder, reason, upload) => {
  await expect(uploadedPicture(folder, 'a.png', await upload())).rejects.toThrow(reason);
});

test('two pictures never have one name, and the same one keeps its name, in its folder only', async () => {
  const red = await picture(90, 90).tint('#f00').png().toBuffer();
  const { name } = await uploadedPicture('clients', 'Oak.png', red);
  expect((await uploadedPicture('clients', 'oak.PNG', red)).name).toBe(name);
  expect((await uploadedPicture('clients', 'Oak.png', await png(90, 90))).name).not.toBe(name);
  for (const folder of ['', '.', '..', '/etc', 'clients/..', 'content'])
    await expect(uploadedPicture(folder, 'a.png', red)).rejects.toThrow('not a folder for pictures');
});
