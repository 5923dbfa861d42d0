import { z } from 'astro/zod';
import { landing, named } from './landing.ts';
import { line, paragraphs, textField } from './text.ts';

/** `content/departments/`: a department, with the page /department/{slug}. */
export const department = z.strictObject({
  name: textField(
    'Name of the department',
    "As lists and links show it. A new department's page gets its address from this name. Example: Logistics.",
  ),
  ...landing,
  work: paragraphs.meta({ title: 'The work', description: 'What the department does, and for whom.' }),
  ladder: z
    .array(
      named(
        'Step of the career',
        'Example: Shift supervisor.',
        'One sentence: what one does and learns there.',
      ),
    )
    .min(3)
    .max(6)
    .meta({ title: 'Steps of the career', description: 'The career ladder, from the first step up.' }),
  start: z
    .array(line.meta({ title: 'Way in' }))
    .min(2)
    .max(4)
    .meta({ title: 'Ways in', description: 'Ways to get a first job in this department.' }),
  asks: z
    .array(line.meta({ title: 'Requirement' }))
    .min(3)
    .max(5)
    .meta({ title: 'What employers ask for', description: 'Skills, papers, habits. One line each.' }),
  check: z
    .array(line.meta({ title: 'Question about the employer' }))
    .min(2)
    .max(4)
    .meta({
      title: 'What to find out first',
      description: 'What to find out about an employer before joining.',
    }),
  warning: line.optional().meta({
    title: 'What the law says',
    description: 'A warning at the end of the page, if a law applies. Otherwise leave it empty.',
  }),
});
