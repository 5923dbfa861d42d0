import { z } from 'astro/zod';
import { outsideAddress } from './officialLink.ts';
import { shared } from './shared.ts';
import { slugOf } from './slug.ts';
import { line, textField } from './text.ts';

/** Employers without a page on the site. */
export const outsideEmployers = shared(
  z
    .array(
      z
        .strictObject({
          name: textField('Name of the employer', 'Example: SIS.'),
          ...outsideAddress('careers page').shape,
        })
        .meta({ title: 'Employer' }),
    )
    .min(1)
    .max(6),
)
  .optional()
  .meta({ title: 'Other employers', description: 'Each with its own careers page.' });

/** Where a reader can apply this week: by search words, at official notices, at employers. */
export const apply = z
  .strictObject({
    search: shared(
      z
        .array(line.meta({ title: 'Words to type' }))
        .min(1)
        .max(5),
    )
      .optional()
      .meta({
        title: 'Words to type',
        description:
          'What to type into the National Career Service and job portals, in English. Example: security guard.',
      }),
    notices: z
      .array(
        z
          .strictObject({
            link: slugOf('official-links').meta({ title: 'Page with the notice' }),
            when: textField(
              'For what, and when',
              'Posts and usual months. Example: Clerks, usually July and August.',
            ),
          })
          .meta({ title: 'Official notice' }),
      )
      .min(1)
      .max(6)
      .optional()
      .meta({
        title: 'Official notices',
        description: 'Public employers of this work, with the usual months.',
      }),
    companies: shared(
      z
        .array(slugOf('companies').meta({ title: 'Company' }))
        .min(1)
        .max(8),
    )
      .optional()
      .meta({
        title: 'Companies with a page here',
        description: 'Only those that hire for this work themselves.',
      }),
    employers: outsideEmployers,
    note: textField('Where else', 'Other places, such as gates, shops, training centres.').optional(),
  })
  .optional()
  .meta({
    title: 'Where to apply',
    description: 'The part on where to apply. Leave out what does not apply.',
  });

export type Apply = NonNullable<z.infer<typeof apply>>;
