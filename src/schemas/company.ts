import { z } from 'astro/zod';
import { landing } from './landing.ts';
import { outsideAddress } from './officialLink.ts';
import { slugOf } from './slug.ts';
import { line, paragraphs } from './text.ts';

/** `content/companies/`: a large employer, with the page /company/{slug}. */
export const company = z.strictObject({
  name: line,
  business: line.describe('The kind of company, in a few words, such as "private bank".'),
  ...landing,
  careers: outsideAddress.meta({
    title: 'Its careers page',
    description: "The company's own page for job seekers.",
  }),
  fraudWarning: outsideAddress.optional().meta({
    title: 'Its warning against fraud',
    description: "The company's own page on false offers in its name. Leave it out if none is known.",
  }),
  trueOffer: z.array(line).min(2).max(5).meta({
    title: 'How to tell a true offer',
    description: 'Signs by which a reader tells a true offer of this company from a false one.',
  }),
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
