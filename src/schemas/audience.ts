import { choiceOf } from './choiceOf.ts';
import { shared } from './shared.ts';

export const audience = shared(
  choiceOf({ employers: 'Employers', seekers: 'Job seekers', both: 'Both' }).meta({
    title: 'For whom',
    description: 'The page says it beside the service, and leads to their form.',
  }),
);
