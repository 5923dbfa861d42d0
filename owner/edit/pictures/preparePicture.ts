import { extname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { slugified } from '../../check/closestName.ts';
import { type PictureKind, pictureFields } from '../../check/pictures.ts';
import { svgFault } from '../../check/svgFault.ts';
import { Refused } from '../refused.ts';

/** The most bytes of a picture, uploaded or restored. */
export const mostPictureBytes = 10_000_000;

type Rule = {
  name: string;
  formats: string[];
  /** In words, for messages. */
  allowed: string;
  /** The least pixels, as a test of width and height, and in words. */
  isLargeEnough: (width: number, height: number) => boolean;
  least: string;
  /** Makes the picture as the site shows it. sharp drops all metadata, such as the place where it was taken. */
  resize: (picture: Sharp, longestSide: number) => Sharp;
};

/** A logo is 88 pixels wide and high on the page, so 264 on the screen of a phone. */
const logoSize = 264;
const photoSize = 640;

const rules: Record<PictureKind, Rule> = {
  logo: {
    name: 'A logo',
    formats: ['svg', 'png', 'webp', 'jpeg', 'avif'],
    allowed: 'SVG, PNG, WebP, JPEG or AVIF',
    isLargeEnough: (width, height) => Math.max(width, height) >= 88,
    least: 'at least 88 pixels wide or high',
    // The page shows logos in a square. A logo that is not square gets transparent edges.
    resize: (picture, longestSide) => {
      const side = Math.min(longestSide, logoSize);
      return picture.resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } });
    },
  },
  photo: {
    name: "The founder's photo",
    formats: ['jpeg', 'png', 'webp', 'avif'],
    allowed: 'JPEG, PNG, WebP or AVIF',
    isLargeEnough: (width, height) => Math.min(width, height) >= photoSize,
    least: `at least ${photoSize} pixels wide and ${photoSize} pixels high`,
    // "attention" keeps the part that draws the eye, above all skin, so a face is not cut off.
    resize: (picture) =>
      picture.resize(photoSize, photoSize, { fit: 'cover', position: sharp.strategy.attention }),
  },
};

/** The help under a picture field: which pictures are allowed. */
export function pictureHelp(kind: PictureKind): string {
  const { allowed, least } = rules[kind];
  return `${allowed}, ${least}, at most ${megabytes(mostPictureBytes)} MB. The editor makes it small.`;
}

/**
 * Checks an uploaded picture and makes it small. The type is judged by the content, not by the name.
 *
 * @param fileName the name that the owner's file has
 * @returns the picture to store, and its name as a slug
 * @throws {Refused} when the picture is not allowed, with what was found and what is allowed
 */
export async function preparePicture(
  kind: PictureKind,
  fileName: string,
  bytes: Uint8Array,
): Promise<{ name: string; bytes: Uint8Array }> {
  const rule = rules[kind];
  if (bytes.length > mostPictureBytes)
    throw new Refused(
      `${fileName} has ${megabytes(bytes.length)} MB. A picture may have at most ${megabytes(mostPictureBytes)} MB.`,
    );
  const { format, width, height } = await readPicture(bytes);
  if (format === undefined || !rule.formats.includes(format))
    throw new Refused(
      `${fileName} is ${format ? `a picture of the type ${format.toUpperCase()}` : 'not a picture that can be read'}. ${rule.name} must be ${rule.allowed}. Open it on your phone or computer and save it as JPEG or PNG.`,
    );
  const slug = slugified(fileName.slice(0, -extname(fileName).length || undefined)) || kind;
  if (format === 'svg') {
    refuseUnsafeSvg(fileName, bytes);
    await readable(fileName, sharp(bytes).metadata());
    return { name: `${slug}.svg`, bytes };
  }
  if (!rule.isLargeEnough(width, height))
    throw new Refused(`${fileName} has ${width} x ${height} pixels. ${rule.name} must be ${rule.least}.`);
  const upright = sharp(bytes).autoOrient();
  const small = rule.resize(upright, Math.max(width, height)).webp({ quality: 88, alphaQuality: 100 });
  return { name: `${slug}.webp`, bytes: await readable(fileName, small.toBuffer()) };
}

/**
 * Checks a picture from a backup, which is stored as it is.
 *
 * @throws {Refused} when it is not the picture that its name says, or an unsafe SVG
 */
export async function checkStoredPicture(path: string, kind: PictureKind, bytes: Uint8Array): Promise<void> {
  const { format } = await readPicture(bytes);
  const extension = extname(path).slice(1);
  const allowed = kind === 'photo' ? ['webp'] : ['svg', 'png', 'webp'];
  if (!allowed.includes(extension))
    throw new Refused(
      `${path} is not allowed: files in ${pictureFields[kind].folder}/ end in .${allowed.join(', .')}.`,
    );
  if (format !== extension)
    throw new Refused(
      `${path} is ${format ? `a picture of the type ${format.toUpperCase()}` : 'not a picture'}.`,
    );
  if (format === 'svg') refuseUnsafeSvg(path, bytes);
}

function refuseUnsafeSvg(name: string, bytes: Uint8Array): void {
  const fault = svgFault(bytes);
  if (fault)
    throw new Refused(
      `${name} has ${fault}. A logo may not have this. Save it as a PNG, or ask for an SVG without it.`,
    );
}

/** What a picture is by its content. A file that is no picture has no format. */
async function readPicture(bytes: Uint8Array) {
  // sharp can't read every SVG, and a damaged one is to be reported as an SVG too.
  if (/^\s*<[\s\S]*<?([\w-]+:)?svg[\s>]/.test(new TextDecoder().decode(bytes.subarray(0, 5000))))
    return { format: 'svg', width: 0, height: 0 };
  try {
    const { format, compression, autoOrient } = await sharp(bytes).metadata();
    // sharp reads AVIF, but not the HEIC of phones: both are "heif" to it.
    const name: string = format === 'heif' ? (compression === 'av1' ? 'avif' : 'heic') : format;
    return { format: name, ...autoOrient };
  } catch {
    return { format: undefined, width: 0, height: 0 };
  }
}

async function readable<Result>(fileName: string, result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch {
    throw new Refused(`${fileName} can't be read: the file seems to be damaged.`);
  }
}

/** Rounded up, so that a file above the limit never seems to be within it. */
const megabytes = (bytes: number) => Math.ceil(bytes / 100_000) / 10;
