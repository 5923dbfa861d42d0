import type { z } from 'astro/zod';
import { group, groups } from './group.ts';
import { outsideAddress } from './officialLink.ts';
import { shared } from './shared.ts';
import { slugOf, slugs } from './slug.ts';
import { lines, textField } from './text.ts';

/** Employers without a page on the site. */
export const outsideEmployers = shared(
  groups('Employer', [1, 8], {
    name: textField('Name of the employer', 'Example: SIS.'),
    ...outsideAddress('careers page').shape,
  }),
)
  .optional()
  .meta({ title: 'Other employers', description: 'Each with its own careers page.' });

/** Where a reader can apply this week: by search words, at official notices, at employers. */
export const apply = group('Where to apply', 'The part on where to apply. Leave out what does not apply.', {
  search: shared(lines('Words to type', [1, 5]))
    .optional()
    .meta({
      title: 'Words to type',
      description:
        'What to type into the National Career Service and job portals, in English. Example: security guard.',
    }),
  notices: groups('Official notice', [1, 6], {
    link: slugOf('official-links').meta({ title: 'Page with the notice' }),
    when: textField(
      'For what, and when',
      'Posts and usual months. Example: Clerks, usually July and August.',
    ),
  })
    .optional()
    .meta({
      title: 'Official notices',
      description: 'Public employers of this work, with the usual months.',
    }),
  companies: shared(slugs('companies', 'Company', [1, 8]))
    .optional()
    .meta({
      title: 'Companies with a page here',
      description: 'Only those that hire for this work themselves.',
    }),
  employers: outsideEmployers,
  note: textField('Where else', 'Other places, such as gates, shops, training centres.').optional(),
}).optional();

export type Apply = NonNullable<z.infer<typeof apply>>;
