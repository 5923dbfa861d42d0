import { z } from 'astro/zod';
import { landing, named } from './landing.ts';
import { line, paragraphs } from './text.ts';

/** `content/departments/`: an entry of the footer's Jobs by Department list and its page /department/{slug}. */
export const department = z.strictObject({
  name: line,
  ...landing,
  /** What the department does, and for whom. */
  work: paragraphs,
  /** The career ladder from the first step up. */
  ladder: z.array(named).min(3).max(6),
  /** Ways in. */
  start: z.array(line).min(2).max(4),
  /** What employers ask for. */
  asks: z.array(line).min(3).max(5),
  /** What to find out about an employer before joining. */
  check: z.array(line).min(2).max(4),
  care: line.optional(),
});
