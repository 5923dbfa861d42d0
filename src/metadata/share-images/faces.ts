import subsetFont from 'subset-font';
import { characters, headline, textFaces, variableFont } from '../../../integrations/fonts/faces.ts';

let cut: ReturnType<typeof cutFaces> | undefined;

/** The site's faces as static TrueType, which satori needs: it sets no variable font's weight. Cut once a build. */
export function pictureFaces() {
  cut ??= cutFaces();
  return cut;
}

function cutFaces() {
  return Promise.all(
    [headline, ...textFaces].map(async ({ family, axes, weight }) => ({
      name: family,
      // satori asks for a round weight; each family here is asked for by one it has.
      weight: weight > 700 ? (700 as const) : (weight as 400 | 600),
      data: await subsetFont(variableFont(), characters, { targetFormat: 'sfnt', variationAxes: axes }),
    })),
  );
}
