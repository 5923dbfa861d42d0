import { z } from 'astro/zod';
import { line, sampleMark } from './text.ts';

/** `content/clients/`: a client, which has a card on /clients (specification 4.6). */
export const client = z.strictObject({
  sample: sampleMark,
  name: line,
  industry: line,
  description: line,
  logo: z
    .string()
    .regex(/^[a-z0-9-]+\.(svg|png|webp)$/, 'a file name such as harbour-mills.svg')
    .describe('The name of an SVG, PNG or WebP file in public/clients/.'),
});
