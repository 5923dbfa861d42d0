import fc from 'fast-check';
import type { ResumeDocument, ResumeItem } from '#resume/documentOf.ts';
import { fileCharacters, fileText } from '#resume/fileCharacters.ts';

export const lineItem = (text: string): ResumeItem => ({ kind: 'line', text });
const entry = (title: string, place: string, dates: string): ResumeItem => ({
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
    { heading: 'School', items: [entry('Class 12', 'Government Boys School, Shakarpur', '2018')] },
    { heading: 'Languages', items: [lineItem('Hindi: speak, read, write'), lineItem('English: read')] },
  ],
};

/** More than a page holds, with dates that are longer than any. */
export const longResume: ResumeDocument = {
  ...shortResume,
  sections: [
    {
      heading: 'Work',
      items: [
        entry(
          'Technician',
          'Noida',
          'From the summer of 2009 until the depot was closed in the year of the flood',
        ),
        ...times(30, (index) => entry('Technician', `Site ${index}, Greater Noida`, '2010')),
      ],
    },
  ],
};

/** Texts of a field: short, long, with words that no line holds, in all characters of the file. */
const text = fc.oneof(
  { weight: 4, arbitrary: fc.lorem({ maxCount: 12 }) },
  { weight: 2, arbitrary: fc.string({ unit: fc.constantFrom(...fileCharacters), maxLength: 200 }) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom('W', 'i', '-', '/'), maxLength: 1000 }) },
  { weight: 1, arbitrary: fc.constantFrom('', '2019 – 2021', 'e\u0301', 'a\u00a0b', '–') },
);

/** Any resume, also such as nobody would write. */
export const anyResume: fc.Arbitrary<ResumeDocument> = fc.record({
  title: fc.constant('Resume'),
  name: fc.oneof(fc.constant('Ravi Kumar'), text),
  work: fc.option(text, { nil: undefined }),
  contact: fc.array(text, { maxLength: 3 }),
  sections: fc.array(
    fc.record({
      heading: fc.constant('Heading'),
      items: fc.array(
        fc.oneof(
          text.map(lineItem),
          fc.tuple(text, text, text).map((texts) => entry(...texts)),
        ),
        {
          maxLength: 12,
        },
      ),
    }),
    { maxLength: 6 },
  ),
});

/** Every word of a resume in reading order, as the file sets it. */
export const wordsOf = ({ name, work = '', contact, sections }: ResumeDocument): string[] =>
  [
    name,
    work,
    ...contact,
    ...sections.flatMap(({ heading, items }) => [
      heading,
      ...items.flatMap((item) => (item.kind === 'line' ? [item.text] : [item.title, item.place, item.dates])),
    ]),
  ].flatMap((text) => fileText(text).split(' ').filter(Boolean));
