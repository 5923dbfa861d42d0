import { z } from 'astro/zod';
import { landing } from './landing.ts';
import { slugOf } from './slug.ts';
import { line, paragraphs, textField } from './text.ts';

const base = {
  name: textField(
    'Name of the job',
    "As lists and links show it. A new job's page gets its address from this name. Example: Welder.",
  ),
  ...landing,
};
const warning = line.optional().meta({
  title: 'What the law says',
  description:
    'A warning at the end of the page, if a law applies: guards, domestic work, work abroad. Otherwise leave it empty.',
});
const linesFor = (item: string) => z.array(line.meta({ title: item }));
const resume = linesFor('Line for a resume').min(2).max(4).meta({
  title: 'Lines for a resume',
  description: 'Examples that a reader can put into a resume. Example: Delivered groceries in Dwarka.',
});

const role = z.strictObject({
  kind: z.literal('role'),
  ...base,
  departments: z
    .array(slugOf('departments').meta({ title: 'Department' }))
    .min(1)
    .meta({
      title: 'Departments',
      description: 'The departments that have this role. The first one is its main department.',
    }),
  day: linesFor('Step of the work')
    .min(3)
    .max(6)
    .meta({ title: 'The work', description: 'What one does, in the order of a day or of a task.' }),
  asks: linesFor('Requirement')
    .min(3)
    .max(6)
    .meta({ title: 'What employers ask for', description: 'Papers, skills, habits. One line each.' }),
  resume,
  questions: z
    .array(
      z
        .strictObject({
          question: textField('Question', 'What the interviewer asks.'),
          hint: textField('What they want to hear', 'How a good answer is made, in a sentence or two.'),
        })
        .meta({ title: 'Interview question' }),
    )
    .min(3)
    .max(5)
    .meta({
      title: 'Interview questions',
      description: 'Questions of an interview for this job, and what the interviewer wants to hear.',
    }),
  neighbours: z
    .array(
      z
        .strictObject({
          job: slugOf('jobs').meta({ title: 'Similar job', description: 'The page links to it.' }),
          why: textField('Why to consider it', 'For whom it may be the better job, in a sentence.'),
        })
        .meta({ title: 'Similar role' }),
    )
    .min(1)
    .max(3)
    .meta({ title: 'Similar roles', description: 'Other roles that the reader may consider.' }),
  warning,
});

const arrangement = {
  ...base,
  inShort: line.max(110).meta({
    title: 'In short',
    description:
      'One phrase that compares it with the other pages of its kind. Example: Work through the night; often an allowance and a cab.',
  }),
  meaning: paragraphs.meta({
    title: 'What it means',
    description: 'What this kind of work means in practice.',
  }),
  suits: linesFor('Person whom it suits')
    .min(3)
    .max(5)
    .meta({ title: 'Whom it suits', description: 'Who or what it suits. One line each.' }),
  harder: linesFor('Hard thing')
    .min(3)
    .max(5)
    .meta({ title: 'What is hard about it', description: 'Said honestly. One line each.' }),
  ask: linesFor('Question to ask')
    .min(3)
    .max(6)
    .meta({ title: 'What to ask first', description: 'Questions to ask before accepting the job.' }),
  resume,
  roles: z
    .array(slugOf('jobs').meta({ title: 'Role' }))
    .min(4)
    .max(8)
    .meta({
      title: 'Common roles',
      description: 'Roles in which this kind of work is common. The page links to them in this order.',
    }),
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
