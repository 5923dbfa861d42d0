import { z } from 'astro/zod';
import { slugOf } from './slug.ts';

const pagesOf = (folder: string) => z.union([z.literal('all'), z.array(slugOf(folder))]);

/** `content/read.yaml`: the landing pages that the owner has read. The launch check counts the others. */
export const read = z.strictObject({
  cities: pagesOf('cities'),
  jobs: pagesOf('jobs'),
  departments: pagesOf('departments'),
  companies: pagesOf('companies'),
});
