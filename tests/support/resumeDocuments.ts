import fc from 'fast-check';
import type { ResumeDocument, ResumeItem } from '#resume/documentOf.ts';
import { fileCharacters, fileText } from '#resume/fileCharacters.ts';

const line = (text: string): ResumeItem => ({ kind: 'line', text });
const entry = (title: string, place: string, dates: string): ResumeItem => ({
  kind: 'entry',
  title,
  place,
  dates,
});
const times = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

/** Somebody's first resume, with little in it. */
export const shortResume: ResumeDocument = {
  title: 'Resume of Ravi Kumar',
  name: 'Ravi Kumar',
  work: 'Delivery rider',
  contact: ['+91 98765 43210', 'Laxmi Nagar, Delhi'],
  sections: [
    { heading: 'Profile', items: times(3, (index) => line(`Know ${index} roads of East Delhi`)) },
    { heading: 'School', items: [entry('Class 12', 'Government Boys School, Shakarpur', '2018')] },
    { heading: 'Languages', items: [line('Hindi: speak, read, write'), line('English: read')] },
  ],
};

/** A page that is well filled, with letters, signs and long words that are easily set wrong. */
export const fullResume: ResumeDocument = {
  ...shortResume,
  title: 'Resume of Zoë Šimić-D’Souza',
  name: 'Zoë Šimić-D’Souza',
  sections: [
    {
      heading: 'Profile',
      items: times(4, (index) =>
        line(
          `File GSTR-3B and TDS returns on time; reduced receivables from ₹${index}8 lakh to ₹9 lakh – within “one year”`,
        ),
      ),
    },
    {
      heading: 'Work',
      items: times(3, (index) => entry('Accountant', 'Müller & Søn, Café Łódź', `April 201${index} – now`)),
    },
    {
      heading: 'School',
      items: times(3, (index) => entry('Other course, Tally', 'ICA Edu Skills', `201${index}`)),
    },
    { heading: 'Papers', items: [line('PAN'), line('Passport')] },
  ],
};

/** More than a page holds: a long name, twelve entries, and words and dates without an end. */
export const longResume: ResumeDocument = {
  ...shortResume,
  title: 'Resume of Venkatanarasimharajuvaripeta Subramaniam Balakrishnan Iyer',
  name: 'Venkatanarasimharajuvaripeta Subramaniam Balakrishnan Iyer',
  contact: [`${'subramaniam.'.repeat(5)}balakrishnan@example-of-a-long-domain.co.in`, 'Noida'],
  sections: [
    {
      heading: 'Profile',
      items: times(9, (index) =>
        line(`Wired and tested ${index} panels in a year, and found the cause of most faults in an hour`),
      ),
    },
    {
      heading: 'Work',
      items: times(12, (index) =>
        entry(
          'Technician for substations, lifts, pumps '.repeat(index === 3 ? 3 : 1),
          `Site ${index}, Greater Noida`,
          index === 0
            ? 'From the summer of 2009 until the depot was closed in the year of the flood'
            : '2010',
        ),
      ),
    },
    {
      heading: 'Tools',
      items: [line(`Megger/${'multimeter/clamp-meter/'.repeat(12)}end`), line('W'.repeat(300))],
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

const item: fc.Arbitrary<ResumeItem> = fc.oneof(
  fc.record({ kind: fc.constant('line'), text }),
  fc.record({ kind: fc.constant('entry'), title: text, place: text, dates: text }),
);

/** Any resume, also such as nobody would write. */
export const anyResume: fc.Arbitrary<ResumeDocument> = fc.record({
  title: fc.constant('Resume'),
  name: fc.oneof(fc.constant('Ravi Kumar'), text),
  work: fc.option(text, { nil: undefined }),
  contact: fc.array(text, { maxLength: 3 }),
  sections: fc.array(
    fc.record({ heading: fc.constant('Heading'), items: fc.array(item, { maxLength: 12 }) }),
    {
      maxLength: 6,
    },
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
