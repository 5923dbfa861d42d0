import { z } from 'astro/zod';
import { landing } from './landing.ts';
import { slugOf } from './slug.ts';
import { line, paragraphs } from './text.ts';

/** `content/companies/`: a large employer in the footer's Jobs by Company list and its page /company/{slug}. */
export const company = z.strictObject({
  name: line,
  business: line.describe('What it is, in a few words, such as "private bank".'),
  ...landing,
  website: z
    .url({ protocol: /^https$/, error: 'a whole address that begins with https://' })
    .describe("The company's own website, such as https://www.example.com."),
  does: paragraphs.describe('What the company does.'),
  departments: z
    .array(z.strictObject({ department: slugOf('departments'), text: line }))
    .min(2)
    .max(5)
    .describe('The departments that large employers like it hire into, and for what.'),
  hiring: z
    .array(line)
    .min(3)
    .max(5)
    .describe('How hiring at employers like it usually goes, step by step, in general terms.'),
  prepare: z.array(line).min(3).max(5).describe('How to prepare.'),
});
