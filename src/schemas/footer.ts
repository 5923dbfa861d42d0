import { z } from 'astro/zod';
import { slugs } from './slug.ts';

/** How many entries of each list the footer shows before "View more" is pressed. */
export const alwaysVisible = 4;

const list = (
  folder: string,
  title: string,
  item: string,
  description = `The links in the footer of every page, in this order. The first ${alwaysVisible} are always visible, the others after "View more".`,
) =>
  slugs(folder, item, [1])
    .refine((slugs) => new Set(slugs).size === slugs.length, 'each entry only once')
    .meta({ title, description });

/** `content/footer.yaml`: the slugs of the four footer lists, in their order (specification 3.5). */
export const footer = z.strictObject({
  cities: list('cities', 'Cities in the footer', 'City'),
  jobs: list('jobs', 'Jobs in the footer', 'Job'),
  jobsInHindi: list(
    'jobs',
    'Jobs in the footer of Hindi pages',
    'Job',
    'In place of the list above. Each name makes every Hindi page larger.',
  ).optional(),
  departments: list('departments', 'Departments in the footer', 'Department'),
  companies: list('companies', 'Companies in the footer', 'Company'),
});
