import { z } from 'astro/zod';
import { groups } from './group.ts';
import { landing } from './landing.ts';
import { officialLinks } from './officialLink.ts';
import { pay } from './pay.ts';
import { lines, paragraphs, textField } from './text.ts';

/** `content/guides/`: advice for every job seeker, with the page /guide/{slug}. Landing pages link to it. */
export const guide = z.strictObject({
  name: textField('Name of the guide', 'The text of the links to this page.'),
  ...landing,
  sections: groups('Part', [3], {
    title: textField('Heading of the part', 'Example: Your notice period.'),
    paragraphs: paragraphs
      .optional()
      .meta({ title: 'Paragraphs of the part', description: 'Text above the list.' }),
    list: lines('Point', [1]).optional().meta({ title: 'Points', description: 'A list, one line each.' }),
  }).meta({ title: 'Parts', description: 'The parts of the page, each with a heading.' }),
  pay,
  links: officialLinks.optional(),
});
