import { z } from 'astro/zod';
import { landing, named } from './landing.ts';
import { line, paragraphs } from './text.ts';

/** `content/departments/`: a department, with the page /department/{slug}. */
export const department = z.strictObject({
  name: line,
  ...landing,
  work: paragraphs.describe('What the department does, and for whom.'),
  ladder: z.array(named).min(3).max(6).describe('The career ladder from the first step up.'),
  start: z.array(line).min(2).max(4).describe('Ways to get a first job here.'),
  asks: z.array(line).min(3).max(5).describe('What employers ask for.'),
  check: z.array(line).min(2).max(4).describe('What to find out about an employer before joining.'),
  warning: line.optional().describe('What the law says, if a law applies.'),
});
