import { z } from 'astro/zod';
import { slugOf } from './slug.ts';
import { line } from './text.ts';

/** The day on which somebody last opened an address and found it right. */
const checked = z.iso.date({ error: 'a day between quotes, such as "2026-11-22"' }).optional().meta({
  title: 'Last looked at',
  description:
    'The day when somebody last opened the address, such as "2026-11-22". Leave it out if nobody has.',
});

const address = z
  .url({ protocol: /^https$/, error: 'a full address that begins with https://' })
  .meta({ title: 'Address', description: 'The whole address, as your browser shows it.' });

/** An address outside the site, with the day on which it was last looked at (specification 11.10). */
export const outsideAddress = z.strictObject({ address, checked });

/** `content/official-links/`: an official place on the internet that landing pages link to. */
export const officialLink = z.strictObject({
  name: line.meta({ title: 'Name', description: 'The name of the place, which is the text of the link.' }),
  address,
  gives: line.meta({
    title: 'What it gives',
    description: 'One sentence: what a job seeker finds there.',
  }),
  checked,
});

/** Links of a page, as slugs of `content/official-links/`. */
export const officialLinks = z
  .array(slugOf('official-links'))
  .min(1)
  .max(8)
  .meta({ title: 'Official links', description: 'Official places on the internet that help the reader.' });
