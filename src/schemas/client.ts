import { z } from 'astro/zod';
import { wholeNumber } from './group.ts';
import { pictureIn } from './picture.ts';
import { shared } from './shared.ts';
import { slugOf } from './slug.ts';
import { sampleLabel, textField } from './text.ts';

const count = (title: string, description: string) => wholeNumber(title, description, [1, 9999]);

const clientCase = z
  .strictObject({
    asked: count('People asked for', 'How many the client wanted.'),
    introduced: count('People introduced', 'How many you sent to the client.'),
    joined: count('People who joined', 'How many of them began to work there.'),
    stayed: count('People who stayed', 'How many of them were still there after six months.').optional(),
    days: count('Days to the last joining', 'From the order to the last joining.').optional(),
  })
  .refine(({ introduced, joined, stayed = 0 }) => stayed <= joined && joined <= introduced, {
    path: ['joined'],
    error: 'not more people than were introduced, and not fewer than stayed',
  });

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
  case: shared(clientCase).optional().meta({
    title: 'The case in numbers',
    description:
      'Under the client on the clients page. An employer who compares agencies believes numbers that the client can confirm. Ask the client first.',
  }),
  recruiter: shared(
    slugOf('people').optional().meta({
      title: 'Recruiter',
      description: 'Who found the people. The card leads to the form for a message to this person.',
    }),
  ),
  logo: pictureIn('clients', {
    pattern: /^[a-z0-9-]+\.(png|webp)$/,
    error: 'a file name such as harbour-mills.webp. The desk makes such a file of any picture',
  })
    .optional()
    .meta({
      title: 'Logo',
      description:
        'The name of a PNG or WebP file in public/clients/. Leave it empty if there is none. Example: harbour-mills.webp.',
    }),
});
