import { createCache } from '#cache/cache.ts';
import { fontSources } from '#fonts/fontSources.ts';
import { draw, type Picture } from './draw.ts';

const cached = createCache('share-images', 'png', [
  ...fontSources,
  'src/metadata/share-images/*.ts',
  'node_modules/sharp/package.json',
]);

/** The picture as a PNG. It is cached, because drawing takes about 50 ms. */
export const shareImage = (picture: Picture): Promise<Buffer> => {
  const { headline, subtitle, agencyName } = picture;
  return cached([headline, subtitle, agencyName], () => draw(picture));
};
