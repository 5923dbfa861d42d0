import { z } from 'astro/zod';
import { landing } from './landing.ts';
import { officialLinks } from './officialLink.ts';
import { slugOf } from './slug.ts';
import { line, paragraphs } from './text.ts';

const base = { name: line, ...landing };
const warning = line.optional().describe('What the law says, if a law applies.');

const phrase = line.max(40).meta({
  title: 'The work in a sentence',
  description: 'In small letters, so that it can follow "your resume for": delivery work, nursing.',
});

const resumeLines = z.array(line).min(2).max(4);

const role = z.strictObject({
  kind: z.literal('role'),
  ...base,
  phrase,
  people: line.max(40).meta({
    title: 'The people in a sentence',
    description: 'In small letters and as a plural, so that it can follow "Hire": delivery riders, nurses.',
  }),
  departments: z
    .array(slugOf('departments'))
    .min(1)
    .describe('The departments that have this role. The first one is its main department.'),
  day: z.array(line).min(3).max(6).describe('The work, in the order of a day or of a task.'),
  asks: z.array(line).min(3).max(6).describe('What employers ask for.'),
  waysIn: z.array(line).min(1).max(4).meta({
    title: 'Ways in',
    description: 'What the law or employers require before a first job, and where one gets it.',
  }),
  waysUp: z
    .array(
      z.strictObject({
        step: line.meta({ title: 'Step', description: 'The next job up.' }),
        gate: line.meta({ title: 'What it takes', description: 'Without which nobody gets this step.' }),
      }),
    )
    .min(1)
    .max(4)
    .meta({ title: 'Ways up', description: 'The usual next steps, and what each needs.' }),
  resume: z
    .strictObject({
      beginner: resumeLines.meta({
        title: 'For a beginner',
        description: 'Lines for somebody without experience, with ____ where the reader fills in.',
      }),
      experienced: resumeLines.meta({
        title: 'For the experienced',
        description: 'Lines for somebody who has done the work, with ____ where the reader fills in.',
      }),
    })
    .meta({ title: 'Resume lines', description: 'Example lines for a resume.' }),
  questions: z
    .array(
      z.strictObject({
        question: line.meta({ title: 'Question', description: 'As an interviewer asks it.' }),
        answer: line.meta({
          title: 'An answer',
          description: 'What one could say, with the facts that the question asks for.',
        }),
      }),
    )
    .min(3)
    .max(5)
    .meta({
      title: 'Questions',
      description: 'Interview questions, each with an answer that one could give.',
    }),
  neighbours: z
    .array(z.strictObject({ job: slugOf('jobs'), why: line }))
    .min(1)
    .max(3)
    .describe('Similar roles to consider.'),
  links: officialLinks,
  warning,
});

const arrangement = {
  ...base,
  phrase,
  inShort: line.max(110).describe('One phrase that compares it with the other pages of its kind.'),
  meaning: paragraphs.describe('What this kind of work means in practice.'),
  suits: z.array(line).min(3).max(5).describe('Who or what it suits.'),
  harder: z.array(line).min(3).max(5).describe('What is hard about it.'),
  ask: z.array(line).min(3).max(6).describe('What to ask before accepting the job.'),
  resume: z.array(line).min(2).max(4).describe('Example lines or advice for the resume.'),
  roles: z.array(slugOf('jobs')).min(4).max(8).describe('Roles in which this kind of work is common.'),
  links: officialLinks.optional(),
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
