import { z } from 'astro/zod';
import { digest } from './digest.ts';
import { shared } from './shared.ts';

const digests = z.record(
  z.string(),
  z.string().regex(/^[0-9a-f]{8}$/, 'eight digits or letters from a to f, as the editor writes them'),
);

/** `content/confirmed.yaml`, for the launch check. A later change asks again (docs/decisions/0015-read-in-this-wording.md). */
export const confirmed = shared(
  z.strictObject({
    readByHindiSpeaker: z.boolean().meta({
      title: 'A Hindi speaker has read every text',
      description:
        'Switch this on when somebody whose first language is Hindi has read every Hindi text. ' +
        'npm run launch-check lists it until then.',
    }),
    leaveOutUnread: z.boolean().meta({
      title: 'Leave out pages that nobody has read',
      description:
        'Pages on cities, jobs, departments and companies, and guides, are not on the site until you switch on "I have read this form" in their forms.',
    }),
    facts: digests.default({}).meta({
      title: 'Facts that were read back',
      description: 'The desk writes these when you tick a fact under "Read it back".',
    }),
    texts: digests.meta({
      title: 'Texts that are right for you as they stand',
      description: 'The desk writes these when you switch on "I have read this form".',
    }),
    hindi: digests.meta({
      title: 'English texts from which the Hindi ones were written',
      description: 'The desk writes these when you save a form.',
    }),
  }),
);

export type Confirmed = z.infer<typeof confirmed>;

/** True if the owner has confirmed what a key of `texts` names, and it has not changed since. */
export const isConfirmed = ({ texts }: Confirmed, key: string, content: unknown): boolean =>
  key in texts && texts[key] === digest(content);
