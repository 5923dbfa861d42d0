import { z } from 'astro/zod';
import { landing } from './landing.ts';
import { line, paragraphs, sampleMark, textField } from './text.ts';

const link = z
  .strictObject({
    label: textField('Words of the link', 'What the reader presses. Example: Privacy.'),
    href: z
      .string()
      .regex(/^(https:\/\/|tel:|mailto:|\/)/, 'an address that begins with https://, tel:, mailto: or /')
      .meta({
        title: 'Address of the link',
        description: 'Begins with https://, tel:, mailto: or /. A page of this site: /privacy.',
      }),
  })
  .meta({ title: 'Link' });

/**
 * `content/legal/`: a legal page at /{slug}. The site replaces `{agency}`, `{email}`, `{phone}` and
 * `{address}` with the agency's values, and `{delivery}` with a sentence about the home page's form.
 */
export const legal = z.strictObject({
  sample: sampleMark,
  ...landing,
  sections: z
    .array(
      z
        .strictObject({
          title: textField('Heading of the section', 'Example: Who runs this site.'),
          paragraphs: paragraphs.optional().meta({
            title: 'Paragraphs of the section',
            description:
              "The site replaces {agency}, {email}, {phone} and {address} with the agency's values, and {delivery} with a sentence about the home page's form.",
          }),
          list: z
            .array(line.meta({ title: 'Point' }))
            .min(1)
            .optional()
            .meta({ title: 'Points', description: 'A list with dots, one line each.' }),
          links: z.array(link).optional().meta({
            title: 'Links',
            description: 'Links that belong to the section: to other sites, or to pages of this site.',
          }),
        })
        .meta({ title: 'Section' }),
    )
    .min(2)
    .meta({ title: 'Sections', description: 'The text of the page, in parts with a heading each.' }),
});
