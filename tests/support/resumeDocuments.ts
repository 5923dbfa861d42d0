import type { ResumeDocument, ResumeItem } from '#resume/documentOf.ts';
import type { Page, TextRun } from '#resume/pageStyle.ts';

export const lineItem = (text: string): ResumeItem => ({ kind: 'line', text });
export const entryItem = (title: string, dates: string, place: string): ResumeItem => ({
  kind: 'entry',
  title,
  dates,
  place,
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
    { heading: 'School', items: [entryItem('Class 12', '2018', 'Government Boys School, Shakarpur')] },
    { heading: 'Languages', items: [lineItem('Hindi: speak, read, write'), lineItem('English: read')] },
  ],
  laterPage: 'Page {page}: Ravi Kumar',
};

const longDates = 'From the summer of 2009 until the depot was closed in the year of the flood';

/** More than a page holds, with dates that are longer than any. */
export const longResume: ResumeDocument = {
  ...shortResume,
  sections: [
    {
      heading: 'Work',
      items: [
        entryItem('Technician', longDates, 'Noida'),
        ...times(30, (index) => entryItem('Technician', '2010', `Site ${index}, Greater Noida`)),
      ],
    },
  ],
};

/** The texts of a page in the order in which they are drawn. */
export const runsOf = ({ header, blocks }: Page): TextRun[] =>
  [...header, ...blocks.flatMap(({ mark, runs }) => [mark, ...runs])].filter((run) => run !== undefined);
