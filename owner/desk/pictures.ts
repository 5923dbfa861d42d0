import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import sharp from 'sharp';
import { pictureFolders } from '#schemas/picture.ts';
import { slugified } from '#schemas/slug.ts';
import { Refused } from './refused.ts';

/** The most bytes of a picture. */
export const mostPictureBytes = 10_000_000;

export type PictureFolder = (typeof pictureFolders)[number];

const portrait = {
  name: 'The photo',
  formats: 'JPEG, PNG, WebP or AVIF',
  side: 640,
  least: 640,
  fit: 'cover',
} as const;

/** The site shows a logo in 88 pixels, 264 on a phone. It gets transparent edges; a photo is cropped. */
const rules = {
  clients: { name: 'A logo', formats: 'SVG, PNG, WebP, JPEG or AVIF', side: 264, least: 88, fit: 'contain' },
  founder: portrait,
  people: portrait,
} as const;

/** The help under a picture field: which pictures are allowed. */
export const pictureHelp = (folder: PictureFolder) =>
  `${rules[folder].formats}, ${leastOf(folder)}, at most ${mostPictureBytes / 1e6} MB. The editor makes it small.`;

const leastOf = (folder: PictureFolder) =>
  `at least ${rules[folder].least} pixels wide ${rules[folder].fit === 'cover' ? 'and' : 'or'} high`;

export type Picture = { name: string; data: string };

/**
 * Makes an uploaded picture ready for its form, which sends it with the next save: a small WebP without metadata, such as
 * the place where a photo was taken. Its type is judged by the content, not by the name. A drawing (SVG) becomes pixels too,
 * because it could have scripts, and load files from elsewhere. Its new name ends with digits that stand for its content, so
 * it is never that of another picture.
 *
 * @param folder the folder of `public/`
 * @throws {Refused} when the picture or its folder is not allowed, with what was found and what is allowed
 */
export async function uploadedPicture(folder: string, fileName: string, bytes: Uint8Array): Promise<Picture> {
  const kind = pictureFolders.find((name) => name === folder);
  if (!kind) throw new Refused(`${folder || 'This folder'} is not a folder for pictures.`);
  const { name, formats, side, least, fit } = rules[kind];
  const { format, width, height } = await readPicture(bytes);
  if (!format || !formats.toLowerCase().includes(format))
    throw new Refused(
      `${fileName} is ${found(format)}. ${name} must be ${formats}. Open it on your phone or computer and save it as JPEG or PNG.`,
    );
  const longest = Math.max(width, height);
  const measured = fit === 'cover' ? Math.min(width, height) : longest;
  if (format !== 'svg' && measured < least)
    throw new Refused(`${fileName} has ${width} x ${height} pixels. ${name} must be ${leastOf(kind)}.`);
  // A drawing has no pixels of its own: it is drawn as large as needed.
  const density = format === 'svg' ? Math.min(Math.max((72 * side) / longest, 1), 2400) : 72;
  const size = format === 'svg' ? side : Math.min(side, longest);
  try {
    const small = sharp(bytes, { density })
      .autoOrient()
      .resize(size, size, {
        fit,
        background: { r: 0, g: 0, b: 0, alpha: 0 },
        // "attention" keeps the part that draws the eye, above all skin, so a face is not cut off.
        position: fit === 'cover' ? sharp.strategy.attention : 'centre',
      })
      .webp({ quality: 88, alphaQuality: 100 });
    const slug = slugified(basename(fileName, extname(fileName))) || folder;
    const stored = await small.toBuffer();
    const version = createHash('sha256').update(stored).digest('hex').slice(0, 8);
    return { name: `${slug}-${version}.webp`, data: stored.toString('base64') };
  } catch {
    throw new Refused(`${fileName} can't be read: the file seems to be damaged.`);
  }
}

/** The name of a picture's type, by its content. Empty for a file that is no picture. */
async function readPicture(bytes: Uint8Array): Promise<{ format: string; width: number; height: number }> {
  try {
    const { format, compression, autoOrient } = await sharp(bytes).metadata();
    // sharp reads AVIF, but not the HEIC of phones: both are "heif" to it.
    return { format: format === 'heif' ? (compression === 'av1' ? 'avif' : 'heic') : format, ...autoOrient };
  } catch {
    return { format: '', width: 0, height: 0 };
  }
}

const found = (format: string) =>
  format ? `a picture of the type ${format.toUpperCase()}` : 'not a picture that can be read';
