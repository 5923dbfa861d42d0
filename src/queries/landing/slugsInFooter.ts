import { single } from '../entry.ts';

/**
 * The slugs that the footer lists. Their pages inline their headline's glyphs and have a picture of their
 * own. There may be thousands of other pages, and each would take 17 ms to subset the font and 50 ms to draw.
 */
export const slugsInFooter = async (list: 'cities' | 'jobs' | 'departments' | 'companies') =>
  new Set((await single('footer'))[list]);
