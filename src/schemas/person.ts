import { z } from 'astro/zod';
import { phone } from './phone.ts';
import { portraitIn } from './picture.ts';
import { shared } from './shared.ts';
import { slugs } from './slug.ts';
import { sampleLabel, textField } from './text.ts';

/** `content/people/`: somebody who works at the agency, or a group of people (specification 4.4). */
export const person = z.strictObject({
  sample: sampleLabel,
  who: textField(
    'Who',
    'A name, or what they are. Visitors trust somebody with a name more than "our team". On the about page. Example: Asha Verma.',
  ),
  does: textField('What they do', 'For which work, for how long, what they did before. On the about page.'),
  takesCalls: shared(z.boolean()).optional().meta({
    title: 'Takes the calls',
    description: 'Yes for one person, whom the contact page names: visitors know who will answer.',
  }),
  photo: portraitIn('people').optional().meta({
    title: 'Photo',
    description:
      'Beside the name on the about page. Who will meet this person, or was cheated once, can compare the face.',
  }),
  phone: shared(phone).optional().meta({
    title: 'Own phone number',
    description:
      'On the about page and the industries page. A visitor who has a call from this number sees that it is really yours, and an employer reaches who does the work. Example: +91 98765 43210.',
  }),
  industries: slugs('industries', 'Industry').optional().meta({
    title: 'Industries',
    description:
      'Whom this person finds people for. The industries page names the person under each: an employer sees who handles the post.',
  }),
  departments: slugs('departments', 'Department').optional().meta({
    title: 'Departments',
    description:
      'Once a person names some, only pages on work in a department that somebody names ask employers whom they look for.',
  }),
});
