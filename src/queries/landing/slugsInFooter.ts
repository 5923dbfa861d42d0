import { single } from '../entry.ts';

/**
 * The slugs that the footer names. Their pages carry their headline's glyphs inlined and have a picture of their own; of the
 * others there may be thousands, and cutting takes 17 ms each, drawing 80.
 */
export const slugsInFooter = async (list: 'cities' | 'jobs' | 'departments' | 'companies') =>
  new Set((await single('footer'))[list]);
