import type { Language } from '#navigation/languages.ts';
import { documentOf } from '#resume/documentOf.ts';
import { inLatinLetters, spellingKey } from '#resume/latinLetters.ts';
import { layoutResume } from '#resume/layout.ts';
import type { Resume } from '#resume/resume.ts';
import { entriesOf, resumeWith } from '#resume/testResume.ts';
import { measureWith } from '#resume/typesetting.ts';
import { wordSpellings } from '#resume/wordSpellings.ts';
import { writePdf } from '../../src/islands/ResumeMaker/writePdf.ts';
import { fixture } from './fixture.ts';
import { resumeFonts } from './resumeFonts.ts';

type Example = {
  entries: string;
  resume: Resume;
  /** What a reader of the file must find, line by line. */
  lines: string;
};

const texts = { name: 'Asha Verma', phone: '98765 43210', email: 'asha.verma@example.in' };

const languages = entriesOf(
  'languages',
  { language: 'Hindi', speak: true, read: true, write: true },
  { language: 'English', read: true },
);

export const exampleResumes: Example[] = [
  {
    entries: 'one',
    resume: resumeWith({
      texts: { ...texts, town: 'Karol Bagh, Delhi' },
      isBeginner: true,
      ownLines: [
        { text: 'Know the roads of East Delhi' },
        { text: 'Have my own two-wheeler \u2013 and a licence for it \u2013 since 2021' },
      ],
      schooling: entriesOf('schooling', {
        level: 'Class 12',
        subject: 'Commerce',
        school: 'Government Girls\u2019 School, Shakarpur',
        year: '2019',
      }),
      languages,
    }),
    lines: `
Asha Verma
Delivery rider
9876543210 · asha.verma@example.in · Karol Bagh, Delhi
Summary
- Know the roads of East Delhi
- Have my own two-wheeler - and a licence for it - since 2021
Education
Class 12, Commerce 2019
Government Girls' School, Shakarpur
Language skills
- Hindi: speak, read, write
- English: read
`,
  },
  {
    entries: 'two',
    resume: resumeWith({
      texts: {
        ...texts,
        phone: '+91 98765-43210',
        papers: 'Driving licence (LMV)',
        tools: 'Tally Prime\nGPS',
      },
      ownLines: [
        {
          text: 'Delivered 60 parcels a day for 3 years, on a scooter, in every weather, with the payments of each day counted and handed over',
        },
      ],
      work: entriesOf(
        'work',
        { work: 'Shop assistant', where: 'Neem Stores', from: 'May 2024', isCurrent: true },
        { work: 'Delivery rider', where: 'Blue Parcel, Kota', from: '2019', to: '2024' },
      ),
      schooling: entriesOf(
        'schooling',
        { level: 'ITI', subject: 'Electrician', school: 'Government ITI, Pusa', year: '2015\u20132017' },
        { level: 'Class 10', year: '2015' },
      ),
      languages,
    }),
    lines: `
Asha Verma
Delivery rider
+91 9876543210 · asha.verma@example.in
Summary
- Delivered 60 parcels a day for 3 years, on a scooter, in every weather, with the payments of each
day counted and handed over
Work experience
Shop assistant May 2024 - Present
Neem Stores
Delivery rider 2019 - 2024
Blue Parcel, Kota
Education
ITI, Electrician 2015-2017
Government ITI, Pusa
Class 10
2015
Skills
- Tally Prime
- GPS
Language skills
- Hindi: speak, read, write
- English: read
Licences and certificates
- Driving licence (LMV)
`,
  },
  {
    entries: 'twelve',
    resume: resumeWith({
      texts: { ...texts, tools: 'Excel' },
      work: entriesOf(
        'work',
        { work: 'Driver', where: 'Asha Cabs, Jaipur', from: 'May 2024', isCurrent: true },
        { work: 'Driver', where: 'Pink Tours, Jaipur', from: 'April 2023', to: 'April 2024' },
        { work: 'Delivery rider', where: 'Blue Parcel, Kota', from: '2022', to: '2023' },
        { work: 'Cook', where: 'Hotel Sagar, Karol Bagh', from: '2021', to: '2022' },
        { work: 'Cook and helper in the kitchen of a school', where: 'Oak School', from: '2020', to: '2021' },
        { work: 'Shop assistant', from: '2019', to: '2020' },
        { work: 'Loader', where: 'Godown 7, Agra', from: '2018', to: '2019' },
        { work: 'Loader', where: 'Godown 4, Agra', from: '2017', to: '2018' },
        { work: 'Guard', where: 'Lake Bank', from: '2016', to: '2017' },
        { work: 'Gardener', where: 'Hill Park, Delhi', from: '2015' },
        { work: 'Painter', where: 'Homes in Patna', from: '2014', to: '2015' },
        { work: 'Helper', where: 'Tea stall, Patna', from: '2013', to: '2014' },
      ),
      schooling: entriesOf(
        'schooling',
        { level: 'Other course', subject: 'Fire safety', school: 'Lake Institute', year: '2024' },
        { level: 'Other course', subject: 'First aid', school: 'Lake Institute', year: '2023' },
        { level: 'Other course', subject: 'Baking', school: 'Rose Kitchen, Agra', year: '2022' },
        { level: 'Other course', subject: 'Typing', school: 'Key Centre', year: '2021' },
        { level: 'Other course', subject: 'Excel', school: 'Key Centre', year: '2020' },
        { level: 'Other course', subject: 'Tailoring', year: '2019' },
        { level: 'Diploma', subject: 'Motor mechanics', school: 'Polytechnic, Kota', year: '2018' },
        { level: 'ITI', subject: 'Fitter', school: 'Government ITI, Pusa', year: '2016' },
        { level: 'ITI', subject: 'Welder', school: 'Government ITI, Pusa', year: '2014' },
        { level: 'Class 12', subject: 'Science', school: 'Hill School', year: '2012' },
        { level: 'Class 10', school: 'Hill School', year: '2010' },
        { level: 'Class 8', school: 'River School', year: '2008' },
      ),
      languages,
    }),
    lines: `
Asha Verma
Delivery rider
9876543210 · asha.verma@example.in
Work experience
Driver May 2024 - Present
Asha Cabs, Jaipur
Driver April 2023 - April 2024
Pink Tours, Jaipur
Delivery rider 2022 - 2023
Blue Parcel, Kota
Cook 2021 - 2022
Hotel Sagar, Karol Bagh
Cook and helper in the kitchen of a school 2020 - 2021
Oak School
Shop assistant
2019 - 2020
Loader 2018 - 2019
Godown 7, Agra
Loader 2017 - 2018
Godown 4, Agra
Guard 2016 - 2017
Lake Bank
Gardener 2015
Hill Park, Delhi
Painter 2014 - 2015
Homes in Patna
Helper 2013 - 2014
Tea stall, Patna
Education
Fire safety 2024
Lake Institute
First aid 2023
Lake Institute
Baking 2022
Rose Kitchen, Agra
Page 2: Asha Verma
Typing 2021
Key Centre
Excel 2020
Key Centre
Tailoring
2019
Diploma, Motor mechanics 2018
Polytechnic, Kota
ITI, Fitter 2016
Government ITI, Pusa
ITI, Welder 2014
Government ITI, Pusa
Class 12, Science 2012
Hill School
Class 10 2010
Hill School
Class 8 2008
River School
Skills
- Excel
Language skills
- Hindi: speak, read, write
- English: read
`,
  },
];

const fonts = await resumeFonts();

/** The file that the resume maker makes of an example on the page of this language. */
export function exampleFile({ resume }: Example, language: Language): Promise<File> {
  const written = language === 'hi' ? writtenInHindi(resume) : resume;
  const words = fixture.entry('resumeWords', '').file;
  const document = documentOf(written, { words, role: { name: 'Delivery rider', lines: undefined } });
  const { title, name: author } = document;
  const pages = layoutResume(document, measureWith(fonts));
  return writePdf(pages, { fileName: 'Resume.pdf', title, author, created: new Date(0) }, fonts);
}

const spellings = Object.fromEntries(wordSpellings.map(([word, english]) => [spellingKey(word), english]));

/** The same as from a Hindi keyboard: every digit is Devanagari's, and the offer of Latin letters is taken. */
function writtenInHindi(resume: Resume): Resume {
  const text = JSON.stringify(resume).replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '');
  const written: Resume = JSON.parse(text);
  const town = resume.texts.town && inLatinLetters('करोल बाग, दिल्ली', spellings, 'words');
  return {
    ...written,
    texts: { ...written.texts, name: inLatinLetters('आशा वर्मा', spellings, 'name'), town },
  };
}

/** The text that a program has read from a file, in lines. How it shows distances does not count. */
export const readLines = (text: string): string[] =>
  text
    .split(/[\n\f]/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
