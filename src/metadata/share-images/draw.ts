import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { fitWords } from './fitWords.ts';
import { shareImageFonts } from './fonts.ts';
import { headlineBox, type Picture, ShareCard, Words } from './ShareCard.tsx';
import { onStreams, pictureSize } from './streams.ts';

/**
 * Draws a page's picture, 1200 by 630 pixels, as a PNG of 12 to 18 KB. Sixteen colours are enough for the
 * five colours and their blended edges.
 */
export async function draw(picture: Picture): Promise<Buffer> {
  const fonts = await shareImageFonts();
  const size = fitWords(await widths(picture.headline), headlineBox(picture));
  const words = await satori(createElement(ShareCard, { ...picture, size }), { ...pictureSize, fonts });
  return sharp(Buffer.from(onStreams(words)))
    .png({ palette: true, colours: 16, effort: 1, dither: 0 })
    .toBuffer();
}

/** The width of each word of a headline at a font size of 1 px. */
async function widths(text: string): Promise<number[]> {
  const size = 100;
  const found: number[] = [];
  await satori(createElement(Words, { text, size }), {
    width: 100_000,
    height: size,
    fonts: await shareImageFonts(),
    onNodeDetected: ({ type, width, textContent }) => {
      if (type === 'div' && textContent && !textContent.includes(' ')) found.push(width / size);
    },
  });
  return found;
}
