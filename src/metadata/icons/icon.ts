import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colours } from '../share-images/colours.ts';

type Shape = {
  /** Width and height in pixels. */
  size: number;
  /** The mark's share of the width; the rest is paper. If undefined, the mark fills the icon. */
  markShare?: number;
};

/** The icons by file name: for a phone's home screen, and as the agency's logo for search engines. */
export const icons = {
  'apple-touch-icon': { size: 180, markShare: 0.62 },
  'icon-512': { size: 512, markShare: 0.7 },
} as const satisfies Record<string, Shape>;

export async function drawIcon({ size, markShare }: Shape): Promise<Buffer> {
  const inner = Math.round(size * (markShare ?? 1));
  const drawn = await sharp(await readFile('public/icon.svg'), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  if (!markShare) return drawn;
  return sharp({ create: { width: size, height: size, channels: 3, background: colours.paper } })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer();
}
