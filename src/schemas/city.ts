import { z } from 'astro/zod';
import { preferredLocations } from '#enquiry/locations.ts';
import { landing, named } from './landing.ts';
import { officialLinks } from './officialLink.ts';
import { slugOf } from './slug.ts';
import { line } from './text.ts';

/** `content/cities/`: a city, with the page /jobs/{slug}. */
export const city = z.strictObject({
  name: line,
  state: line.describe('The state or union territory.'),
  latitude: z.number().min(6).max(37.5).describe('Decimal degrees north; India lies between 6 and 37.5.'),
  longitude: z.number().min(68).max(97.5).describe('Decimal degrees east; India lies between 68 and 97.5.'),
  ...landing,
  // specification 5.4
  preferredLocation: z
    .enum(preferredLocations)
    .optional()
    .describe('The preferred location that covers this city. Leave it out if none of the seven does.'),
  employers: z.array(named).min(3).max(5).describe('The main kinds of employers.'),
  areas: z.array(named).min(3).max(5).describe('The parts of the city where the work is.'),
  commute: line.describe('How people get to work.'),
  night: line.optional().meta({
    title: 'Travel at night',
    description: 'How a person gets home safely after a late shift, women in particular.',
  }),
  walkIns: line.optional().meta({
    title: 'Walk-ins',
    description: 'Where employers hold walk-in interviews, and when. Leave it out if nothing is known.',
  }),
  languages: line.describe('The languages that people use at work.'),
  jobs: z.array(slugOf('jobs')).min(4).max(8).describe('Jobs that employers here often hire for.'),
  useful: officialLinks,
  advice: z.array(line).min(2).max(4).describe('What a person looking for work here should know or do.'),
});
