import { z } from 'astro/zod';
import { line } from './text.ts';

/** `content/companies/`: a large employer in the footer's Jobs by Company list and its page /company/{slug}. */
export const company = z.strictObject({
  name: line,
  /** What it does, in a few words, such as "private bank". */
  business: line,
});
