import { z } from 'astro/zod';
import { landing } from './landing.ts';
import { slugOf } from './slug.ts';
import { line, paragraphs } from './text.ts';

const base = { name: line, ...landing };
const warning = line.optional().describe('What the law says, if a law applies.');

const role = z.strictObject({
  kind: z.literal('role'),
  ...base,
  departments: z
    .array(slugOf('departments'))
    .min(1)
    .describe('The departments that have this role. The first one is its main department.'),
  day: z.array(line).min(3).max(6).describe('The work, in the order of a day or of a task.'),
  asks: z.array(line).min(3).max(6).describe('What employers ask for.'),
  resume: z.array(line).min(2).max(4).describe('Example lines for a resume.'),
  questions: z
    .array(z.strictObject({ question: line, hint: line }))
    .min(3)
    .max(5)
    .describe('Interview questions, and what the interviewer wants to hear.'),
  neighbours: z
    .array(z.strictObject({ job: slugOf('jobs'), why: line }))
    .min(1)
    .max(3)
    .describe('Similar roles to consider.'),
  warning,
});

const arrangement = {
  ...base,
  inShort: line.max(110).describe('One phrase that compares it with the other pages of its kind.'),
  meaning: paragraphs.describe('What this kind of work means in practice.'),
  suits: z.array(line).min(3).max(5).describe('Who or what it suits.'),
  harder: z.array(line).min(3).max(5).describe('What is hard about it.'),
  ask: z.array(line).min(3).max(6).describe('What to ask before accepting the job.'),
  resume: z.array(line).min(2).max(4).describe('Example lines or advice for the resume.'),
  roles: z.array(slugOf('jobs')).min(4).max(8).describe('Roles in which this kind of work is common.'),
  warning,
};

/** `content/jobs/`: a job, with the page /jobs/{slug} (specification 2.2). */
export const job = z.discriminatedUnion('kind', [
  role,
  z.strictObject({ kind: z.literal('mode'), ...arrangement }),
  z.strictObject({ kind: z.literal('type'), ...arrangement }),
  z.strictObject({ kind: z.literal('level'), ...arrangement }),
  z.strictObject({ kind: z.literal('shift'), ...arrangement }),
]);
