import { z } from 'astro/zod';
import { apply } from './apply.ts';
import { departmentAtAGlance } from './atAGlance.ts';
import { groups } from './group.ts';
import { landing } from './landing.ts';
import { officialLinks } from './officialLink.ts';
import { pay } from './pay.ts';
import { line, lines, paragraphs, textField } from './text.ts';

/** `content/departments/`: a department, with the page /department/{slug}. */
export const department = z.strictObject({
  name: textField(
    'Name of the department',
    "As lists and links show it. A new department's page gets its address from this name. Example: Logistics.",
  ),
  ...landing,
  atAGlance: departmentAtAGlance,
  pay,
  apply,
  phrase: line.max(40).meta({
    title: 'The department in a sentence',
    description: 'So that it can follow "Ask about work in". Example: banking.',
  }),
  work: paragraphs.meta({ title: 'The work', description: 'What the department does, and for whom.' }),
  ladder: groups('Step of the career', [3, 6], {
    name: textField('Name of the step', 'Example: Shift supervisor.'),
    text: textField('Work on the step', 'One sentence: what one does and learns there.'),
    gate: textField(
      'What it takes',
      'The degree, licence, examination or experience without which nobody gets here.',
    ),
  }).meta({ title: 'Steps of the career', description: 'The career ladder, from the first step up.' }),
  start: lines('Way in', [2, 5]).meta({
    title: 'Ways in',
    description: 'Ways to get a first job in this department.',
  }),
  asks: lines('Requirement', [2, 7]).meta({
    title: 'What employers ask for',
    description: 'Skills, papers, habits. One line each.',
  }),
  check: lines('Question about the employer', [2, 6]).meta({
    title: 'What to find out first',
    description: 'What to find out about an employer before joining.',
  }),
  links: officialLinks.optional(),
  warning: line.optional().meta({
    title: 'What the law says',
    description: 'A warning at the end of the page, if a law applies. Otherwise leave it empty.',
  }),
});
