import { z } from 'astro/zod';
import { line } from './text.ts';

/** `content/home-services/`: one of the eight services on the home page (specification 4.2). */
export const homeService = z.strictObject({
  title: line,
  summary: line.describe('One sentence about what the client or the job seeker gets.'),
});
