import { z } from 'astro/zod';
import { landing } from './landing.ts';
import { officialLinks } from './officialLink.ts';
import { line, paragraphs } from './text.ts';

/** `content/departments/`: a department, with the page /department/{slug}. */
export const department = z.strictObject({
  name: line,
  ...landing,
  phrase: line.max(40).meta({
    title: 'The department in a sentence',
    description: 'So that it can follow "Ask about work in": banking, human resources, IT.',
  }),
  work: paragraphs.describe('What the department does, and for whom.'),
  ladder: z
    .array(
      z.strictObject({
        name: line.meta({ title: 'Step', description: 'What people on this step are called.' }),
        text: line.meta({ title: 'The work', description: 'What somebody does on this step.' }),
        gate: line.meta({
          title: 'What it takes',
          description: 'The degree, licence, examination or experience without which nobody gets here.',
        }),
      }),
    )
    .min(3)
    .max(6)
    .meta({ title: 'The ladder', description: 'The career ladder from the first step up.' }),
  start: z.array(line).min(2).max(4).describe('Ways to get a first job here.'),
  asks: z.array(line).min(3).max(5).describe('What employers ask for.'),
  check: z.array(line).min(2).max(4).describe('What to find out about an employer before joining.'),
  links: officialLinks.optional(),
  warning: line.optional().describe('What the law says, if a law applies.'),
});
