import { drawIcon } from './icon.ts';

const size = 32;

/**
 * An ICO file with one picture: what browsers and search engines ask for at /favicon.ico unasked. Since Windows Vista
 * it may hold a PNG as it is, behind a header of 22 bytes.
 */
export async function drawFavicon(): Promise<Buffer> {
  const png = await drawIcon({ size });
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture begins
  return Buffer.concat([header, png]);
}
