import { cached } from '../../../integrations/cache.ts';
import colours from './colours.ts?raw';
import { draw, type Picture } from './draw.ts';
import drawing from './draw.ts?raw';
import text from './drawText.ts?raw';
import fitting from './fitWords.ts?raw';
import shaping from './shapeText.ts?raw';
import streams from './streams.ts?raw';
import typefaces from './typefaces.ts?raw';

/**
 * The picture as a PNG. It is cached until its texts or the drawing code change: drawing takes about 50 ms.
 */
export const shareImage = (picture: Picture): Promise<Buffer> => {
  const { headline, subtitle, agencyName } = picture;
  const code = [colours, drawing, text, fitting, shaping, streams, typefaces];
  return cached('share-images', 'png', [headline, subtitle, agencyName, ...code], () => draw(picture));
};
