import { z } from 'astro/zod';
import { line } from './text.ts';

/** What every landing page has, whatever its kind (specification 11). */
export const landing = {
  title: line.max(65).describe('In search results and browser tabs. No other page may have the same.'),
  description: line.min(50).max(160).describe('In search results. No other page may have the same.'),
  headline: line.max(60).describe("The page's own headline: short, set very large."),
  intro: line.describe('One or two sentences under the headline: what this page is good for.'),
};

/** A named thing and what to know about it. */
export const named = z.strictObject({ name: line, text: line });
