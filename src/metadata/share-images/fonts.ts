import { type Axes, headlineAxes, semiboldAxes, textAxes } from '../../../integrations/fonts/instances.ts';
import { latinInstance } from '../../../integrations/fonts/subset.ts';

let subsets: ReturnType<typeof subsetFonts> | undefined;

/** The site's fonts as static TrueType, which satori needs: it sets no variable font's weight. Cut once a build. */
export function shareImageFonts() {
  subsets ??= subsetFonts();
  return subsets;
}

const subsetFonts = () =>
  Promise.all([
    // satori asks for a round weight.
    subset('Anek Headline', 700, headlineAxes),
    subset('Anek Text', 400, textAxes),
    subset('Anek Text', 600, semiboldAxes),
  ]);

const subset = async <Weight extends number>(name: string, weight: Weight, axes: Axes) => ({
  name,
  weight,
  data: await latinInstance('sfnt', axes),
});
