import { z } from 'astro/zod';
import { line } from './text.ts';

/** What every landing page has, whatever its kind (PRODUCT 7). */
export const landing = {
  /** In search results and tabs: at most 65 characters, unique on the site. */
  title: line.max(65),
  /** In search results: 50 to 160 characters, unique on the site. */
  description: line.min(50).max(160),
  /** The page's own headline: short, set very large. */
  headline: line.max(60),
  /** One or two sentences under the headline: what this page is good for. */
  intro: line,
};

/** A named thing and what to know about it. */
export const named = z.strictObject({ name: line, text: line });
