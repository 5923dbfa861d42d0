import { z } from 'astro/zod';
import { line, sampleMark } from './text.ts';

/** `content/testimonials/`: a client's own words, published with their consent. */
export const testimonial = z.strictObject({
  sample: sampleMark,
  quote: line,
  name: line,
  role: line,
});
