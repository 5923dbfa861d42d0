import { z } from 'astro/zod';
import { preferredLocations } from '../enquiry/locations.ts';
import { landing, named } from './landing.ts';
import { slugOf } from './slug.ts';
import { line } from './text.ts';

/** `content/cities/`: a city in the footer's Find Jobs list and its page /jobs/{slug}. */
export const city = z.strictObject({
  name: line,
  /** The state or union territory. */
  state: line,
  /** Decimal degrees north; India lies between 6 and 37.5. */
  latitude: z.number().min(6).max(37.5),
  /** Decimal degrees east; India lies between 68 and 97.5. */
  longitude: z.number().min(68).max(97.5),
  ...landing,
  /** The contact form's place that covers this city, where one of the seven does (SPEC 5). */
  preferredLocation: z.enum(preferredLocations).optional(),
  /** The main kinds of employers. */
  employers: z.array(named).min(3).max(5),
  /** Where in the city the work is. */
  areas: z.array(named).min(3).max(5),
  /** How people get to work. */
  commute: line,
  /** Which languages the work is done in. */
  languages: line,
  /** Jobs often hired here. */
  jobs: z.array(slugOf('jobs')).min(4).max(8),
  /** What a person looking for work here should know or do. */
  advice: z.array(line).min(2).max(4),
});
