import { z } from 'astro/zod';
import { shared } from './shared.ts';
import { slugs } from './slug.ts';
import { textField } from './text.ts';

/** With the day on which it was last looked at (specification 11.10). `what` is for the labels: "careers page". */
export const outsideAddress = (what: string) =>
  z.strictObject({
    address: shared(z.url({ protocol: /^https$/, error: 'a full address that begins with https://' })).meta({
      title: `Address of the ${what}`,
      description: 'The whole address, as your browser shows it.',
    }),
    checked: shared(
      z.iso.date({ error: 'year, month and day, such as 2026-11-22 (in the file between quotes)' }),
    )
      .optional()
      .meta({
        title: `Last look at the ${what}`,
        description:
          'The day when somebody last opened the address and found it right. Leave it empty if nobody has. Example: 2026-11-22.',
      }),
  });

/** `content/official-links/`: an official place on the internet that landing pages link to. */
export const officialLink = z.strictObject({
  name: textField('Name of the place', 'The text of the link. Example: e-Shram.'),
  gives: textField('What it gives', 'One sentence: what a job seeker finds there.'),
  ...outsideAddress('place').shape,
});

/** Links of a page, as slugs of `content/official-links/`. */
export const officialLinks = slugs('official-links', 'Official link', [1, 8]).meta({
  title: 'Official links',
  description: 'Official places on the internet that help the reader.',
});
