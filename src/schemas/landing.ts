import { z } from 'astro/zod';
import { line } from './text.ts';

/** The fields of every landing page (specification 11). */
export const landing = {
  title: line
    .max(65)
    .describe('The title in search results and browser tabs. Each page needs a different title.'),
  description: line
    .min(50)
    .max(160)
    .describe('The description in search results. Each page needs a different description.'),
  headline: line.max(60).describe('The headline of the page. Keep it short: the letters are very large.'),
  intro: line.describe('One or two sentences under the headline: how this page helps the reader.'),
};

export const named = z.strictObject({ name: line, text: line });
