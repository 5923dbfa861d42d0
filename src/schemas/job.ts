import { z } from 'astro/zod';
import { landing } from './landing.ts';
import { slugOf } from './slug.ts';
import { line, paragraphs } from './text.ts';

const base = { name: line, ...landing };

const role = z.strictObject({
  kind: z.literal('role'),
  ...base,
  /** Where in an organisation the role sits; the first is its main one. */
  departments: z.array(slugOf('departments')).min(1),
  /** The work, in the order of a day or of a piece of work. */
  day: z.array(line).min(3).max(6),
  /** What employers ask for. */
  asks: z.array(line).min(3).max(6),
  /** Example lines for a resume. */
  resume: z.array(line).min(2).max(4),
  /** Questions of an interview, and what the interviewer wants to hear. */
  questions: z
    .array(z.strictObject({ question: line, hint: line }))
    .min(3)
    .max(5),
  /** Neighbouring roles to consider. */
  neighbours: z
    .array(z.strictObject({ job: slugOf('jobs'), why: line }))
    .min(1)
    .max(3),
  /** Legal care that the role needs. */
  care: line.optional(),
});

const arrangement = {
  ...base,
  /** One phrase for the comparison with its siblings. */
  inShort: line.max(110),
  /** What it means in practice. */
  meaning: paragraphs,
  /** Whom or what it suits. */
  suits: z.array(line).min(3).max(5),
  /** What is hard about it. */
  harder: z.array(line).min(3).max(5),
  /** What to ask before saying yes. */
  ask: z.array(line).min(3).max(6),
  /** Example lines or advice for the resume. */
  resume: z.array(line).min(2).max(4),
  /** Roles in which it is common. */
  roles: z.array(slugOf('jobs')).min(4).max(8),
  care: line.optional(),
};

/** `content/jobs/`: an entry of the footer's Popular Jobs list and its page /jobs/{slug} (SPEC 2). */
export const job = z.discriminatedUnion('kind', [
  role,
  z.strictObject({ kind: z.literal('mode'), ...arrangement }),
  z.strictObject({ kind: z.literal('type'), ...arrangement }),
  z.strictObject({ kind: z.literal('level'), ...arrangement }),
  z.strictObject({ kind: z.literal('shift'), ...arrangement }),
]);
