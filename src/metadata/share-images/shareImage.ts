import { cached } from '../../../integrations/cache.ts';
import { draw } from './draw.ts';
import drawing from './draw.ts?raw';
import fitting from './fitWords.ts?raw';
import type { Picture } from './ShareCard.tsx';
import card from './ShareCard.tsx?raw';
import streams from './streams.ts?raw';

/** The picture as a PNG. Drawing takes about 80 ms, so it is cached until its words or its drawing change. */
export const shareImage = (picture: Picture): Promise<Buffer> => {
  const { headline, subtitle, agencyName } = picture;
  const inputs = [headline, subtitle, agencyName, card, fitting, drawing, streams];
  return cached('share-images', 'png', inputs, () => draw(picture));
};
