import { z } from 'astro/zod';
import { groups, listOf } from './group.ts';
import { landing } from './landing.ts';
import { shared } from './shared.ts';
import { line, sampleLabel } from './text.ts';

/**
 * The names that only a legal text may have in braces. The site replaces them with the values of
 * `content/agency.yaml`; `{delivery}` becomes a sentence about the home page's form, `{legalIdentity}` one
 * about the registered owner, and `{licences}` one for each licence, or nothing.
 */
const ownPlaceholders = [
  'email',
  'phone',
  'address',
  'delivery',
  'legalIdentity',
  'licences',
  'grievanceName',
  'grievanceEmail',
  'grievancePhone',
  'grievanceDays',
] as const;

export type LegalPlaceholder = (typeof ownPlaceholders)[number];

/** Every text of the content may have the first two (`placeholders.ts`). */
export const legalPlaceholders = ['agency', 'city', ...ownPlaceholders];

const text = line.regex(
  new RegExp(`^([^{}]|\\{(${legalPlaceholders.join('|')})\\})*$`),
  `a line in which braces hold one of ${legalPlaceholders.join(', ')}`,
);

/** `content/legal/`: a legal page at /{slug}. */
export const legal = z.strictObject({
  sample: sampleLabel,
  ...landing,
  changed: shared(
    z.iso.date({ error: 'year, month and day, such as 2026-11-23 (in the file between quotes)' }),
  ).meta({
    title: 'Day of this text',
    description: 'When the text last changed. The page shows it. Example: 2026-11-23.',
  }),
  sections: groups('Section', [2], {
    title: text.meta({ title: 'Heading of the section', description: 'Example: Who runs this site.' }),
    paragraphs: listOf(text.meta({ title: 'Paragraph' }), [1])
      .optional()
      .meta({
        title: 'Paragraphs of the section',
        description: `The site puts the agency's own values in place of words in braces: {${legalPlaceholders.join('}, {')}}.`,
      }),
    list: listOf(text.meta({ title: 'Point' }), [1])
      .optional()
      .meta({ title: 'Points', description: 'A list with dots, one line each.' }),
    links: groups('Link', [], {
      label: text.meta({
        title: 'Words of the link',
        description: 'What the reader presses. Example: Privacy.',
      }),
      href: z
        .string()
        .regex(/^(https:\/\/|tel:|mailto:|\/)/, 'an address that begins with https://, tel:, mailto: or /')
        .meta({
          title: 'Address of the link',
          description: 'Begins with https://, tel:, mailto: or /. A page of this site: /privacy.',
        }),
    })
      .optional()
      .meta({
        title: 'Links',
        description: 'Links that belong to the section: to other sites, or to pages of this site.',
      }),
  }).meta({ title: 'Sections', description: 'The text of the page, in parts with a heading each.' }),
});
