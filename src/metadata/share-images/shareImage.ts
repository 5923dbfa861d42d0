import { cached } from '../../../integrations/cache.ts';
import colours from './colours.ts?raw';
import { draw } from './draw.ts';
import drawing from './draw.ts?raw';
import fitting from './fitWords.ts?raw';
import type { Picture } from './ShareCard.tsx';
import card from './ShareCard.tsx?raw';
import streams from './streams.ts?raw';

/**
 * The picture as a PNG. It is cached until its texts or the drawing code change: drawing takes about 80 ms.
 */
export const shareImage = (picture: Picture): Promise<Buffer> => {
  const { headline, subtitle, agencyName } = picture;
  const inputs = [headline, subtitle, agencyName, card, colours, fitting, drawing, streams];
  return cached('share-images', 'png', inputs, () => draw(picture));
};
