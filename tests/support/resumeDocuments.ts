import type { ResumeDocument, ResumeItem } from '#resume/documentOf.ts';
import type { Page, TextRun } from '#resume/pageStyle.ts';

export const lineItem = (text: string): ResumeItem => ({ kind: 'line', text });
export const entryItem = (title: string, place: string, dates: string): ResumeItem => ({
  kind: 'entry',
  title,
  place,
  dates,
});
export const times = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

/** Somebody's first resume, with little in it. */
export const shortResume: ResumeDocument = {
  title: 'Resume of Ravi Kumar',
  name: 'Ravi Kumar',
  work: 'Delivery rider',
  contact: ['+91 98765 43210', 'Laxmi Nagar, Delhi'],
  sections: [
    { heading: 'Profile', items: times(3, (index) => lineItem(`Know ${index} roads of East Delhi`)) },
    { heading: 'School', items: [entryItem('Class 12', 'Government Boys School, Shakarpur', '2018')] },
    { heading: 'Languages', items: [lineItem('Hindi: speak, read, write'), lineItem('English: read')] },
  ],
};

const longDates = 'From the summer of 2009 until the depot was closed in the year of the flood';

/** More than a page holds, with dates that are longer than any. */
export const longResume: ResumeDocument = {
  ...shortResume,
  sections: [
    {
      heading: 'Work',
      items: [
        entryItem('Technician', 'Noida', longDates),
        ...times(30, (index) => entryItem('Technician', `Site ${index}, Greater Noida`, '2010')),
      ],
    },
  ],
};

/** The texts of a page in the order in which they are drawn. */
export const runsOf = ({ header, blocks }: Page): TextRun[] =>
  [...header, ...blocks.flatMap(({ mark, runs, aside }) => [mark, ...runs, aside])].filter(
    (run) => run !== undefined,
  );
