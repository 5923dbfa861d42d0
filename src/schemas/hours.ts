import { z } from 'astro/zod';
import { groups } from './group.ts';
import { textField } from './text.ts';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of 24 hours, with two digits for the hour, such as 09:30')
  // The desk shows a text of five characters as one line, and in the summary of the opening time.
  .meta({ maxLength: 5 });

/** `hours` in `content/agency.yaml`: when somebody answers the phone, and how soon a message is answered. */
export const hours = z.strictObject({
  open: groups('Opening time', [1], {
    from: z.enum(weekdays).meta({
      title: 'First day',
      description: 'The first of the days with these times. Example: Monday.',
    }),
    to: z.enum(weekdays).meta({
      title: 'Last day',
      description: 'The last of these days. For a single day, choose the first day again.',
    }),
    opens: time.meta({
      title: 'Opens at',
      description: 'The time, with two digits for the hour. Example: 09:30.',
    }),
    closes: time.meta({ title: 'Closes at', description: 'The time of 24 hours: 18:00 for 6 pm.' }),
  }).meta({
    shared: true,
    title: 'Opening times',
    description:
      'The days and times when somebody answers the phone, in Indian time. The contact page shows them.',
  }),
  answer: textField(
    'How soon you answer',
    'On the home page, and the last step of "What happens next" on the contact page. Example: We answer messages by the end of the next working day.',
  ),
});

export type Hours = z.infer<typeof hours>;
