import { type Axes, headlineAxes, semiboldAxes, textAxes } from '../../../integrations/fonts/fontSources.ts';
import { latinInstance } from '../../../integrations/fonts/subset.ts';

let subsets: ReturnType<typeof subsetFonts> | undefined;

/**
 * The site's fonts as static TrueType: satori can't set the weight of a variable font. Made once per build.
 */
export function shareImageFonts() {
  subsets ??= subsetFonts();
  return subsets;
}

const subsetFonts = () =>
  Promise.all([
    // satori accepts only multiples of 100 as a weight; the headline has 740.
    subset('Anek Headline', 700, headlineAxes),
    subset('Anek Text', 400, textAxes),
    subset('Anek Text', 600, semiboldAxes),
  ]);

const subset = async <Weight extends number>(name: string, weight: Weight, axes: Axes) => ({
  name,
  weight,
  data: await latinInstance('sfnt', axes),
});
