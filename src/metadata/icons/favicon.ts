import { drawIcon } from './icon.ts';

const size = 32;

/** Requested without a link to it. Since Windows Vista an ICO file may contain a PNG, after a header of 22 bytes. */
export async function drawFavicon(): Promise<Buffer> {
  const png = await drawIcon({ size });
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of pictures
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // offset of the picture
  return Buffer.concat([header, png]);
}
