import { z } from 'astro/zod';
import { apply } from './apply.ts';
import { arrangementAtAGlance, roleAtAGlance } from './atAGlance.ts';
import { codes } from './codes.ts';
import { group, groups, wholeNumber } from './group.ts';
import { landing } from './landing.ts';
import { officialLinks } from './officialLink.ts';
import { pay } from './pay.ts';
import { shared } from './shared.ts';
import { slugOf, slugs } from './slug.ts';
import { line, lines, paragraphs, textField } from './text.ts';

const base = {
  name: textField(
    'Name of the job',
    "As lists and links show it. A new job's page gets its address from this name. Example: Welder.",
  ),
  ...landing,
  pay,
  apply,
};
const warning = line.optional().meta({
  title: 'What the law says',
  description:
    'A warning at the end of the page, if a law applies: guards, domestic work, work abroad. Otherwise leave it empty.',
});
const resume = lines('Line for a resume', [2, 4]);
const phrase = line.max(40).meta({
  title: 'The work in a sentence',
  description:
    'In small letters, so that it can follow "your resume for" or "Ask about". Example: delivery work.',
});

const role = z.strictObject({
  kind: z.literal('role'),
  ...base,
  atAGlance: roleAtAGlance,
  codes,
  phrase,
  people: line.max(40).meta({
    title: 'The people in a sentence',
    description: 'In small letters and for several people, so that it can follow "Hire". Example: nurses.',
  }),
  departments: slugs('departments', 'Department', [1]).meta({
    title: 'Departments',
    description: 'The departments that have this role. The first one is its main department.',
  }),
  day: lines('Step of the work', [3, 8]).meta({
    title: 'The work',
    description: 'What one does, in the order of a day or of a task.',
  }),
  asks: lines('Requirement', [2, 8]).meta({
    title: 'What employers ask for',
    description: 'Papers, skills, habits. One line each.',
  }),
  waysIn: lines('Way in', [1, 6]).meta({
    title: 'Ways in',
    description: 'What the law or employers require before a first job, and where one gets it.',
  }),
  waysUp: groups('Next step', [1, 6], {
    step: textField('Next job', 'What people on the next step are called.'),
    gate: textField('What it takes', 'Without which nobody gets this step.'),
  }).meta({ title: 'Ways up', description: 'The usual next steps, and what each needs.' }),
  resume: shared(
    group('Lines for a resume', 'Examples that a reader can put into a resume.', {
      beginner: resume.meta({
        title: 'Resume lines for a beginner',
        description: 'For somebody without paid work, with ____ where the reader fills in.',
      }),
      experienced: resume.meta({
        title: 'Resume lines for the experienced',
        description: 'For somebody who has done the work, with ____ where the reader fills in.',
      }),
    }),
  ),
  questions: groups('Interview question', [2, 8], {
    question: textField('Question', 'What the interviewer asks.'),
    answer: textField('An answer', 'What one could say, with the facts that the question asks for.'),
  }).meta({
    title: 'Interview questions',
    description: 'Questions of an interview for this job, each with an answer that one could give.',
  }),
  similar: groups('Similar role', [1, 4], {
    job: slugOf('jobs').meta({ title: 'Similar job', description: 'The page links to it.' }),
    why: textField('Why to consider it', 'For whom it may be the better job, in a sentence.'),
  }).meta({ title: 'Similar roles', description: 'Other roles that the reader may consider.' }),
  links: officialLinks,
  warning,
});

const arrangement = {
  ...base,
  atAGlance: arrangementAtAGlance,
  phrase,
  inShort: line.max(110).meta({
    title: 'In short',
    description:
      'One phrase that compares it with the other pages of its kind. Example: Work through the night; often an allowance and a cab.',
  }),
  meaning: paragraphs.meta({
    title: 'What it means',
    description: 'What this kind of work means in practice.',
  }),
  suits: lines('Person whom it suits', [2, 6]).meta({
    title: 'Whom it suits',
    description: 'Who or what it suits. One line each.',
  }),
  harder: lines('Hard thing', [2, 6]).meta({
    title: 'What is hard about it',
    description: 'Said honestly. One line each.',
  }),
  ask: lines('Question to ask', [2, 8]).meta({
    title: 'What to ask first',
    description: 'Questions to ask before accepting the job.',
  }),
  resume: resume.meta({
    title: 'Lines for a resume',
    description: 'Examples or advice, with ____ where the reader fills in.',
  }),
  roles: slugs('jobs', 'Role', [4, 8]).meta({
    title: 'Common roles',
    description: 'Roles in which this kind of work is common. The page links to them in this order.',
  }),
  links: officialLinks.optional(),
  warning,
};

/** `content/jobs/`: a job, with the page /jobs/{slug} (specification 2.2). */
export const job = z.discriminatedUnion('kind', [
  role,
  z.strictObject({ kind: z.literal('mode'), ...arrangement }),
  z.strictObject({ kind: z.literal('type'), ...arrangement }),
  z.strictObject({
    kind: z.literal('level'),
    rank: shared(
      wholeNumber('Rank', 'The place of this level among the levels, from the lowest, 1, upwards.', [1, 99]),
    ),
    ...arrangement,
  }),
  z.strictObject({ kind: z.literal('shift'), ...arrangement }),
]);
