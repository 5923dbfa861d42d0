import { z } from 'astro/zod';
import { slugOf } from './slug.ts';

const list = (folder: string, least: number, most: number) =>
  z
    .array(slugOf(folder))
    .min(least)
    .max(most)
    .refine((slugs) => new Set(slugs).size === slugs.length, 'each entry only once')
    .describe(
      'The order of this list is the order in the footer. The first four entries are always visible.',
    );

/** `content/footer.yaml`: the slugs of the four footer lists, in their order (specification 3.5). */
export const footer = z.strictObject({
  cities: list('cities', 50, 60),
  jobs: list('jobs', 85, 120),
  departments: list('departments', 30, 30),
  companies: list('companies', 28, 28),
});
