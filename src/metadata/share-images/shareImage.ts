import { createCache } from '#cache/cache.ts';
import { fontSources } from '#fonts/fontSources.ts';
import { draw, type Picture } from './draw.ts';

const cached = createCache('share-images', 'png', [
  ...fontSources,
  'src/metadata/share-images/*.ts',
  'node_modules/sharp/package.json',
]);

export const shareImage = (picture: Picture): Promise<Buffer> => {
  const { headline, subtitle, agencyName } = picture;
  return cached([headline, subtitle, agencyName], () => draw(picture));
};
