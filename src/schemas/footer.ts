import { z } from 'astro/zod';
import { slugOf } from './slug.ts';

const list = (folder: string, least: number, most: number) =>
  z
    .array(slugOf(folder))
    .min(least)
    .max(most)
    .refine((slugs) => new Set(slugs).size === slugs.length, 'each entry once')
    .describe('In the order shown. The first four are open from the start.');

/** `content/footer.yaml`: the slugs of the four footer lists, in the order shown (specification 3.5). */
export const footer = z.strictObject({
  cities: list('cities', 50, 60),
  jobs: list('jobs', 85, 120),
  departments: list('departments', 30, 30),
  companies: list('companies', 28, 28),
});
