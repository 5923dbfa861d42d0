import { z } from 'astro/zod';
import { line } from './text.ts';

/** `content/cities/`: a city in the footer's Find Jobs list and its page /jobs/{slug}. */
export const city = z.strictObject({
  name: line,
  /** The state or union territory. */
  state: line,
  /** Decimal degrees north; the mainland of India lies between 8 and 37. */
  latitude: z.number().min(6).max(37.5),
  /** Decimal degrees east; India lies between 68 and 97.5. */
  longitude: z.number().min(68).max(97.5),
});
