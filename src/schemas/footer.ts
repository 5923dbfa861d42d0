import { z } from 'astro/zod';
import { slugOf } from './slug.ts';

/** How many entries of each list the footer shows before "View more" is pressed. */
const alwaysVisible = 4;

const list = (folder: string, title: string, item: string, least: number, most: number) =>
  z
    .array(slugOf(folder).meta({ title: item }))
    .min(least)
    .max(most)
    .refine((slugs) => new Set(slugs).size === slugs.length, 'each entry only once')
    .meta({
      title,
      description: `The links in the footer of every page, in this order. The first ${alwaysVisible} are always visible, the others after "View more".`,
      alwaysVisible,
    });

/** `content/footer.yaml`: the slugs of the four footer lists, in their order (specification 3.5). */
export const footer = z.strictObject({
  cities: list('cities', 'Cities in the footer', 'City', 50, 60),
  jobs: list('jobs', 'Jobs in the footer', 'Job', 85, 120),
  departments: list('departments', 'Departments in the footer', 'Department', 30, 30),
  companies: list('companies', 'Companies in the footer', 'Company', 28, 28),
});
