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

/** Somebody's first resume, with little in it. */
export const shortResume: ResumeDocument = {
  title: 'Resume of Ravi Kumar',
  name: 'Ravi Kumar',
  work: 'Delivery rider',
  contact: ['+91 98765 43210', 'Laxmi Nagar, Delhi'],
  sections: [
    {
      heading: 'Profile',
      items: [
        line('Licence for motorcycle with gear since 2019'),
        line('Know the roads of East Delhi and Noida'),
        line('Ready to start at once, also at weekends and in the evening'),
      ],
    },
    {
      heading: 'School and training',
      items: [entry('Class 12', 'Government Boys School, Shakarpur', '2018')],
    },
    {
      heading: 'Languages',
      items: [line('Hindi: speak, read, write'), line('English: read')],
    },
  ],
};

/** A page that is well filled, with letters, signs and long words that are easily set wrong. */
export const fullResume: ResumeDocument = {
  title: 'Resume of Zoë Šimić-D’Souza',
  name: 'Zoë Šimić-D’Souza',
  work: 'Accountant',
  contact: ['+91 98765 43210', 'zoe.simic-dsouza@example.com', 'Vasant Kunj, New Delhi'],
  sections: [
    {
      heading: 'Profile',
      items: [
        line('Close the books of four companies by the 5th of each month, with TallyPrime and Excel'),
        line(
          'File GSTR-1, GSTR-3B and TDS returns on time; reduced open receivables from ₹48 lakh to ₹19 lakh – within one year – by calling each customer on a fixed day',
        ),
        line('“Office of the year” 2023, for work done ‘without one late filing’'),
        line('Train two juniors in bank reconciliation, vendor ledgers and month-end/year-end closing'),
      ],
    },
    {
      heading: 'Work',
      items: [
        entry('Senior accountant', 'Müller & Søn Industries Pvt. Ltd., Okhla', 'April 2021 – now'),
        entry('Accounts executive', 'Café Łódź Hospitality, Connaught Place', 'June 2018 – March 2021'),
        entry('Accounts assistant', 'Sharma Traders, Karol Bagh', '2016 – 2018'),
      ],
    },
    {
      heading: 'School and training',
      items: [
        entry('Degree, Commerce', 'University of Delhi', '2016'),
        entry('Other course, Tally and GST', 'ICA Edu Skills, Laxmi Nagar', '2016'),
        entry('Class 12', 'Kendriya Vidyalaya, RK Puram', '2013'),
      ],
    },
    { heading: 'Licences and papers', items: [line('PAN, passport'), line('Driving licence for a car')] },
    {
      heading: 'Tools and software',
      items: [line('TallyPrime, Busy, Zoho Books'), line('Excel: pivot tables, XLOOKUP')],
    },
    {
      heading: 'Languages',
      items: [
        line('Hindi: speak, read, write'),
        line('English: speak, read, write'),
        line('Hrvatski: speak'),
      ],
    },
  ],
};

/** More than a page holds: a long name, twelve entries, and words and dates without an end. */
export const longResume: ResumeDocument = {
  title: 'Resume of Venkatanarasimharajuvaripeta Subramaniam Balakrishnan Iyer',
  name: 'Venkatanarasimharajuvaripeta Subramaniam Balakrishnan Iyer',
  work: 'Electrician and maintenance technician',
  contact: [
    '+91 98765 43210',
    'venkatanarasimharajuvaripeta.subramaniam.balakrishnan@example-of-a-long-domain.co.in',
    'Sector 62, Noida',
  ],
  sections: [
    {
      heading: 'Profile',
      items: Array.from({ length: 9 }, (_, index) =>
        line(
          `Wired and tested ${10 * (index + 1)} panels in a year; kept the log of each shift, and found the cause of most faults in less than one hour`,
        ),
      ),
    },
    {
      heading: 'Work',
      items: [
        entry(
          'Electrician',
          'Metro Rail Depot, Najafgarh',
          'From the summer of 2009 until the depot was closed in the year of the flood, with some months of leave',
        ),
        ...Array.from({ length: 11 }, (_, index) =>
          entry(
            index === 3
              ? 'Technician for substations, lifts, pumps, fire alarms and stand-by generators of a housing society of 1,200 flats'
              : 'Maintenance technician',
            `Site ${index + 1}, Greater Noida`,
            `${2010 + index} – ${2011 + index}`,
          ),
        ),
      ],
    },
    {
      heading: 'School and training',
      items: [entry('ITI, Electrician', 'ITI Pusa', '2009'), entry('Class 10', 'Kendriya Vidyalaya', '2006')],
    },
    {
      heading: 'Tools and software',
      items: [line(`Megger/${'multimeter/clamp-meter/'.repeat(12)}end`), line('W'.repeat(300))],
    },
    { heading: 'Languages', items: [line('Telugu: speak, read, write'), line('Hindi: speak')] },
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
