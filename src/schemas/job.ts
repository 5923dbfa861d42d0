import { z } from 'astro/zod';
import { slugOf } from './slug.ts';
import { line } from './text.ts';

const base = { name: line };

/** `content/jobs/`: an entry of the footer's Popular Jobs list and its page /jobs/{slug} (SPEC 2). */
export const job = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('role'),
    ...base,
    /** Where in an organisation the role sits; the first is its main one. */
    departments: z.array(slugOf('departments')).min(1),
  }),
  z.strictObject({ kind: z.literal('mode'), ...base }),
  z.strictObject({ kind: z.literal('type'), ...base }),
  z.strictObject({ kind: z.literal('level'), ...base }),
  z.strictObject({ kind: z.literal('shift'), ...base }),
]);
