import { z } from 'astro/zod';
import { landing } from './landing.ts';
import { officialLinks } from './officialLink.ts';
import { line, paragraphs } from './text.ts';

/** `content/guides/`: advice for every job seeker, with the page /guide/{slug}. Landing pages link to it. */
export const guide = z.strictObject({
  name: line.meta({ title: 'Name', description: 'The text of the links to this page.' }),
  ...landing,
  sections: z
    .array(
      z.strictObject({
        title: line.meta({ title: 'Heading', description: 'The heading of this part.' }),
        paragraphs: paragraphs
          .optional()
          .meta({ title: 'Paragraphs', description: 'Text above the list, one paragraph each.' }),
        list: z
          .array(line)
          .min(1)
          .optional()
          .meta({ title: 'List', description: 'Points of a list, one line each.' }),
      }),
    )
    .min(3)
    .meta({ title: 'Parts', description: 'The parts of the page, each with a heading.' }),
  links: officialLinks.optional(),
});
