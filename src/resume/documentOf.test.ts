import { expect, test } from 'vitest';
import { documentOf } from './documentOf.ts';
import { plainText } from './plainText.ts';
import { withLine, withOffered } from './roleLine.ts';
import { entriesOf, fileWords, resumeWith } from './testResume.ts';

const lines = {
  beginner: ['Know ____'],
  experienced: ['Drove ____ for ____ years', 'Mended ____', 'Kept the log'],
};
const role = { name: 'Driver', lines };
const filled = withLine(withOffered([], lines), 'Drove ____ for ____ years', {
  ticked: true,
  blanks: [' a van ', '3'],
});

const full = resumeWith({
  texts: { email: ' asha@example.com ', town: 'Patna', papers: 'LMV licence\n\n PSV badge ', tools: 'GPS' },
  job: 'driver',
  roleLines: withLine(filled, 'Mended ____', { ticked: true, blanks: [' \u200b'] }),
  ownLines: [{ text: 'Never late' }, { text: 'Sold ____ a day' }],
  work: entriesOf(
    'work',
    { work: 'Driver', where: 'Neem Stores', from: '2021', to: '2022', isCurrent: true },
    { where: ' Oak   Stores' },
    { from: '२०१९' },
    { work: 'Loader', isCurrent: true },
    { isCurrent: true },
    {},
  ),
  schooling: entriesOf(
    'schooling',
    { level: 'Class 10', subject: 'Science', school: 'A School', year: '2015' },
    { level: 'Other course', subject: 'First aid', year: '2020' },
    { level: 'Other course' },
  ),
  languages: entriesOf(
    'languages',
    { language: 'Hindi', speak: true, read: true },
    { language: 'English' },
    { language: 'Maithili' },
  ),
});

test('the text of a resume has all of it in reading order, but for lines in which a blank is open', () => {
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
- Oak Stores
- 2019
- Loader (now)

*School*
- Class 10, Science, A School (2015)
- First aid (2020)
- Other course

*Papers*
- LMV licence
- PSV badge

*Tools*
- GPS

*Languages*
- Hindi: speak, read
- Maithili`,
  );
});

test('a resume with nothing but a name and a phone has no sections', () => {
  const least = documentOf(resumeWith(), { words: fileWords });
  expect(least.contact).toEqual(['98765 43210']);
  expect([least.title, plainText(least)]).toEqual(['Asha Devi: resume', '*Asha Devi*\n98765 43210']);
});

test('somebody who has not worked yet has no work in the file', () => {
  const { sections } = documentOf({ ...full, isBeginner: true }, { words: fileWords, role });
  expect(sections.map(({ heading }) => heading)).not.toContain(fileWords.work);
});
