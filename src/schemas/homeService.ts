import { z } from 'astro/zod';
import { audience } from './audience.ts';
import { shared } from './shared.ts';
import { slugOf } from './slug.ts';
import { textField } from './text.ts';

/** `content/home-services/`: a service on the home page, a part of one of `content/services/` (specification 4.2). */
export const homeService = z.strictObject({
  title: textField('Name of the service', 'On the home page, in "What we do". Example: Remote hiring.'),
  summary: textField('Summary', 'One sentence under the name: what the client or the job seeker gets.'),
  audience,
  partOf: shared(
    slugOf('services').optional().meta({
      title: 'Part of',
      description: 'The service of the services page that it belongs to. That page names it there.',
    }),
  ),
});
