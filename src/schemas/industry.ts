import { z } from 'astro/zod';
import { icon } from './icon.ts';
import { rate } from './pay.ts';
import { shared } from './shared.ts';
import { slugs } from './slug.ts';
import { textField } from './text.ts';

/** `content/industries/`: a field of work that the agency recruits for (specification 4.3). */
export const industry = z.strictObject({
  name: textField('Name of the industry', 'On the home page and the industries page. Example: Telecom.'),
  icon,
  description: textField(
    'Description',
    'Two to four sentences on the industries page: who hires, for what, and what they look for.',
  ),
  roles: slugs('jobs', 'Role', [0, 8]).optional().meta({
    shared: true,
    title: 'Roles',
    description: 'Roles that are often hired there. The page links to them.',
  }),
  earned: shared(z.array(rate).max(3)).optional().meta({
    title: 'What people earn there',
    description: 'Statistics of one kind of work or more, with their source below the index.',
  }),
});
