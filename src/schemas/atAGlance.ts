import type { z } from 'astro/zod';
import { choiceOf } from './choiceOf.ts';
import { group, groups } from './group.ts';
import { lines, textField } from './text.ts';

/* "At a glance" (specification 11.15). A line that does not apply, or that nobody could confirm, is left out. */

/** What somebody has finished, from the least up. `content/words/landing.yaml` names each. */
const schooling = choiceOf({
  nothing: 'No certificate',
  'class-8': 'Class 8',
  'class-10': 'Class 10',
  'class-12': 'Class 12',
  iti: 'ITI',
  diploma: 'Diploma',
  degree: 'Degree',
  postgraduate: "Master's degree",
});

const hours = textField('Usual hours', 'Hours and days of the week, in one line.').optional();

const entry = groups('Way in by schooling', [1], {
  have: schooling.meta({ title: 'What one has', description: 'The schooling.' }),
  opens: textField('What it opens', 'The first job or course, how long it takes, who recognises it.'),
})
  .optional()
  .meta({ title: 'Entry by what you have', description: 'What each schooling opens, from the least up.' });

const box = <Lines extends z.ZodRawShape>(facts: Lines) =>
  group(
    'At a glance',
    'A box of facts near the top of the page. Leave out any line that you can not confirm.',
    facts,
  ).optional();

export const roleAtAGlance = box({
  hours,
  entry,
  requires: lines('Condition', [1]).optional().meta({
    title: 'Conditions',
    description: 'Age, medical fitness, police verification, registration, licence. One line each.',
  }),
});

export const arrangementAtAGlance = box({
  hours,
  contract: textField('Contract', 'With whom, for how long, what must be in writing.').optional(),
  fund: textField(
    'Provident fund',
    'Who pays it and the state insurance, and how the reader sees that it was paid.',
  ).optional(),
  notice: textField('Notice', 'How it ends: the notice, and what is due on the last day.').optional(),
  law: textField('Law', 'The law that covers it, in plain words.').optional(),
});

export const departmentAtAGlance = box({
  hours,
  entry,
  subTrades: groups('Sub-trade', [1], {
    name: textField('Sub-trade', 'Example: Voice support.'),
    measure: textField('Its measure', 'By what its people are measured. Example: calls resolved at once.'),
  })
    .optional()
    .meta({
      title: 'Sub-trades',
      description: 'The kinds of work in the department, each with its own measure.',
    }),
});
