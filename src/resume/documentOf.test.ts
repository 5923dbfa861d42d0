import { expect, test } from 'vitest';
import { documentOf } from './documentOf.ts';
import { plainText } from './plainText.ts';
import { withLine, withOffered } from './roleLine.ts';
import { entriesOf, fileWords, resumeWith } from './testResume.ts';

const lines = { beginner: ['Know ____'], experienced: ['Drove ____ for ____ years', 'Kept the log'] };
const role = { name: 'Driver', lines };

const full = resumeWith({
  texts: { email: ' asha@example.com ', town: 'Patna', papers: 'LMV licence\n\n PSV badge ', tools: 'GPS' },
  job: 'driver',
  roleLines: withLine(withOffered([], lines), 'Drove ____ for ____ years', {
    ticked: true,
    blanks: ['a van', '3'],
  }),
  ownLines: [{ text: 'Never late' }],
  work: entriesOf(
    'work',
    { work: 'Driver', where: 'Neem Stores', from: '2021', to: '2022', isCurrent: true },
    { isCurrent: true },
  ),
  schooling: entriesOf(
    'schooling',
    { level: 'Class 10', subject: 'Science', school: 'A School', year: '2015' },
    { level: 'Other course', subject: 'First aid', year: '2020' },
  ),
  languages: entriesOf('languages', { language: 'Hindi', speak: true, read: true }, { language: 'English' }),
});

test('the text of a resume has all of it in reading order', () => {
  expect(plainText(documentOf(full, { words: fileWords, role }))).toBe(
    `*Asha Devi*
Driver
98765 43210
asha@example.com
Patna

*Profile*
- Drove a van for 3 years
- Never late

*Work*
- Driver, Neem Stores (2021 \u2013 now)

*School*
- Class 10, Science, A School (2015)
- First aid (2020)

*Papers*
- LMV licence
- PSV badge

*Tools*
- GPS

*Languages*
- Hindi: speak, read`,
  );
});

test('a resume with nothing but a name and a phone has no sections', () => {
  const { sections, contact, title } = documentOf(resumeWith(), { words: fileWords });
  expect({ sections, contact, title }).toEqual({
    sections: [],
    contact: ['98765 43210'],
    title: 'Asha Devi: resume',
  });
});

test('no line with an open blank reaches the file', () => {
  const resume = resumeWith({
    roleLines: withLine(withOffered([], lines), 'Drove ____ for ____ years', {
      ticked: true,
      blanks: ['a van', ''],
    }),
    ownLines: [{ text: 'Sold ____ a day' }],
  });
  expect(documentOf(resume, { words: fileWords, role }).sections).toEqual([]);
});

test('somebody who has not worked yet has no work in the file', () => {
  const { sections } = documentOf({ ...full, isBeginner: true }, { words: fileWords, role });
  expect(sections.map(({ heading }) => heading)).not.toContain(fileWords.work);
});

test('an entry without its first text begins with the next', () => {
  const resume = resumeWith({ work: entriesOf('work', { where: 'Neem Stores' }, { from: '2021' }) });
  expect(documentOf(resume, { words: fileWords }).sections[0]?.items).toEqual([
    { kind: 'entry', title: 'Neem Stores', place: '', dates: '' },
    { kind: 'entry', title: '', place: '', dates: '2021' },
  ]);
});
