import { z } from 'astro/zod';
import { landing } from './landing.ts';
import { slugOf } from './slug.ts';
import { line, paragraphs } from './text.ts';

/** `content/companies/`: a large employer, with the page /company/{slug}. */
export const company = z.strictObject({
  name: line,
  business: line.describe('The kind of company, in a few words, such as "private bank".'),
  ...landing,
  website: z
    .url({ protocol: /^https$/, error: 'a full address that begins with https://' })
    .describe("The company's own website, such as https://www.example.com."),
  does: paragraphs.describe('What the company does.'),
  departments: z
    .array(z.strictObject({ department: slugOf('departments'), text: line }))
    .min(2)
    .max(5)
    .describe('The departments for which large employers of this kind hire, and the work there.'),
  hiring: z
    .array(line)
    .min(3)
    .max(5)
    .describe('How employers of this kind usually hire, step by step, in general terms.'),
  prepare: z.array(line).min(3).max(5).describe('How to prepare for the hiring steps.'),
});
