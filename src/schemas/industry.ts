import { z } from 'astro/zod';
import { icon } from './icon.ts';
import { line } from './text.ts';

/** `content/industries/`: a field of work that the agency recruits for (specification 4.3). */
export const industry = z.strictObject({
  name: line,
  icon,
  description: line.describe('Two to four sentences: who hires, for what, and what they look for.'),
});
