import sharp from 'sharp';
import { colours } from './colours.ts';
import { drawText, heightOf, type TextBlock } from './drawText.ts';
import { balanceLines, breakLines, fitWords } from './fitWords.ts';
import { hasDevanagari, shapeText } from './shapeText.ts';
import { meeting, onStreams } from './streams.ts';
import { getTypefaces } from './typefaces.ts';

export type Picture = { headline: string; subtitle?: string | undefined; agencyName: string };

/** WhatsApp may crop a picture to the square in its middle, so all words are inside this column. */
const column = { left: 332, width: 562, top: 52, height: 412 };

/**
 * Draws a page's picture, 1200 by 630 pixels, as a PNG of 12 to 18 KB: headline, a subtitle if given, and the
 * agency's name. Sixteen colours are enough for the five colours and their blended edges.
 */
export async function draw({ headline, subtitle, agencyName }: Picture): Promise<Buffer> {
  const above = await headlineText(headline, subtitle ? 272 : 352);
  const below = subtitle ? await subtitleText(subtitle) : undefined;
  const gap = 22;
  const height = heightOf(above) + (below ? gap + heightOf(below) : 0);
  const top = column.top + (column.height - height) / 2;
  const words = [
    drawText(above, column.left, top),
    below ? drawText(below, column.left, top + heightOf(above) + gap) : '',
    await drawName(agencyName),
  ];
  return sharp(Buffer.from(onStreams(words.join('\n'))))
    .png({ palette: true, colours: 16, effort: 1, dither: 0 })
    .toBuffer();
}

async function headlineText(headline: string, height: number): Promise<TextBlock> {
  const { headline: typeface } = await getTypefaces();
  const words = headline.split(' ').map((word) => shapeText(word, typeface, -0.012));
  const wordGap = 0.2;
  const lineHeight = hasDevanagari(headline) ? 1.25 : 0.9;
  const size = fitWords(words, {
    width: column.width,
    height,
    largest: 190,
    smallest: 44,
    lineHeight,
    wordGap,
  });
  return { lines: breakLines(words, column.width / size, wordGap), typeface, size, lineHeight, wordGap };
}

async function subtitleText(subtitle: string): Promise<TextBlock> {
  const { text: typeface } = await getTypefaces();
  const size = 34;
  const wordGap = shapeText(' ', typeface).width;
  const words = subtitle.split(' ').map((word) => shapeText(word, typeface));
  const lineHeight = hasDevanagari(subtitle) ? 1.4 : 1.25;
  return { lines: balanceLines(words, 540 / size, wordGap), typeface, size, lineHeight, wordGap };
}

/** The agency's name in a bar where the streams meet. A long name is set smaller, to fit into the column. */
async function drawName(agencyName: string): Promise<string> {
  const { semibold: typeface } = await getTypefaces();
  const name = shapeText(agencyName, typeface);
  const [height, padding] = [72, 28];
  const size = Math.min(34, (column.width - 2 * padding) / name.width);
  const top = meeting - height / 2;
  const text = { lines: [[name]], typeface, size, lineHeight: height / size, wordGap: 0 };
  return `<rect x="${column.left}" y="${top}" width="${name.width * size + 2 * padding}" height="${height}"/>
<g fill="${colours.paper}">${drawText(text, column.left + padding, top)}</g>`;
}
