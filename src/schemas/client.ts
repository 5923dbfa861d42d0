import { z } from 'astro/zod';
import { pictureIn } from './picture.ts';
import { shared } from './shared.ts';
import { sampleLabel, textField } from './text.ts';

/** `content/clients/`: a client, which has a card on /clients (specification 4.6). */
export const client = z.strictObject({
  sample: sampleLabel,
  name: shared(
    textField(
      'Name of the client',
      'A client who has agreed to be named. On a card of the clients page. Example: Harbour Mills.',
    ),
  ),
  industry: textField('Industry', 'On the card, in a few words. Example: Textiles.'),
  description: textField(
    'What you did for them',
    'One to three sentences on the card. Example: Twelve machine operators for a new plant.',
  ),
  logo: pictureIn('clients', {
    pattern: /^[a-z0-9-]+\.(png|webp)$/,
    error: 'a file name such as harbour-mills.webp. The editor makes such a file of any picture',
  })
    .optional()
    .meta({
      title: 'Logo',
      description:
        'The name of a PNG or WebP file in public/clients/. Leave it empty if there is none. Example: harbour-mills.webp.',
    }),
});
