import { z } from 'astro/zod';
import { landing } from './landing.ts';
import { slugOf } from './slug.ts';
import { line, paragraphs } from './text.ts';

/** `content/companies/`: a large employer in the footer's Jobs by Company list and its page /company/{slug}. */
export const company = z.strictObject({
  name: line,
  /** What it is, in a few words, such as "private bank". */
  business: line,
  ...landing,
  /** The company's own website; https, no path. */
  website: z.url({ protocol: /^https$/, error: 'a whole address that begins with https://' }),
  /** What the company does. */
  does: paragraphs,
  /** The departments that large employers like it hire into, and for what. */
  departments: z
    .array(z.strictObject({ department: slugOf('departments'), text: line }))
    .min(2)
    .max(5),
  /** How hiring at employers like it usually goes, step by step, in general terms. */
  hiring: z.array(line).min(3).max(5),
  /** How to prepare. */
  prepare: z.array(line).min(3).max(5),
});
