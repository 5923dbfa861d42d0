import { z } from 'astro/zod';
import { icon } from './icon.ts';
import { line } from './text.ts';

/** `content/services/`: one of the four services described on /services (specification 4.5). */
export const service = z.strictObject({
  title: line,
  icon,
  description: line,
  features: z
    .array(line)
    .min(3)
    .max(8)
    .describe('The key features: what the agency does, one short phrase each.'),
});
