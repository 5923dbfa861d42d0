import { z } from 'astro/zod';
import { audience } from './audience.ts';
import { icon } from './icon.ts';
import { lines, textField } from './text.ts';

/** `content/services/`: a service described on /services (specification 4.5). */
export const service = z.strictObject({
  title: textField('Name of the service', 'Its heading on the services page. Example: Executive search.'),
  icon,
  audience,
  description: textField('Description', 'Two to four sentences under the heading.'),
  features: lines('Key feature', [1, 12]).meta({
    title: 'Key features',
    description: 'What the agency does, one short phrase each.',
  }),
  howLong: textField(
    'How long it takes',
    'Only what you can keep. Example: Some days for a shop.',
  ).optional(),
  notIncluded: textField('What you do not do', 'What somebody could expect and does not get.').optional(),
});
