import { z } from 'astro/zod';
import { choiceOf } from './choiceOf.ts';
import { shared } from './shared.ts';
import { textField } from './text.ts';

/** `content/home-services/`: a service on the home page (specification 4.2). */
export const homeService = z.strictObject({
  title: textField('Name of the service', 'On the home page, in "What we do". Example: Remote hiring.'),
  summary: textField('Summary', 'One sentence under the name: what the client or the job seeker gets.'),
  audience: shared(
    choiceOf({ employers: 'Employers', seekers: 'Job seekers', both: 'Both' }).meta({
      title: 'For whom',
      description: 'The home page says it beside the service, and leads to their form.',
    }),
  ),
});
