import { expect, test } from 'vitest';
import { entriesOf, fileWords, resumeWith } from '../../tests/support/testResume.ts';
import { documentOf } from './documentOf.ts';
import { plainText } from './plainText.ts';
import { resumeProblems } from './resumeProblems.ts';
import { withLine, withOffered } from './roleLine.ts';

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
9876543210
asha@example.com
Patna

*Summary*
- Drove a van for 3 years
- Never late

*Work experience*
- Driver (2021 - Present), Neem Stores
- Oak Stores
- 2019
- Loader (Present)

*Education*
- Class 10, Science (2015), A School
- First aid (2020)
- Other course

*Skills*
- GPS

*Language skills*
- Hindi: speak, read
- Maithili

*Licences and certificates*
- LMV licence
- PSV badge`,
  );
});

test('a resume with nothing but a name and a phone has no sections', () => {
  const least = documentOf(resumeWith(), { words: fileWords });
  expect(least.contact).toEqual(['9876543210']);
  expect([least.title, plainText(least)]).toEqual(['Asha Devi: resume', '*Asha Devi*\n9876543210']);
});

test.each([
  ['9876543210', '9876543210'],
  ['+91-98765 43210', '+91 9876543210'],
  ['(+91) 98765 43210', '+91 9876543210'],
  ['९१ ९८७६५ ४३२१०', '+91 9876543210'],
  ['098765 43210', '+91 9876543210'],
  ['91987 65432', '9198765432'],
  ['011 4123 4567', '011 4123 4567'],
  ['98765 43210, 98765 43211', '98765 43210, 98765 43211'],
  ['+977 980-1234567', '+977 980-1234567'],
])('the phone %s stands as %s in the file', (phone, shown) => {
  expect(documentOf(resumeWith({ texts: { phone } }), { words: fileWords }).contact).toEqual([shown]);
});

test('somebody who has not worked yet has no work in the file', () => {
  const { sections } = documentOf({ ...full, isBeginner: true }, { words: fileWords, role });
  expect(sections.map(({ heading }) => heading)).not.toContain(fileWords.work);
});

test('bullets and ticks that were pasted with a list are not in the file, and do not stop it', () => {
  const texts = { papers: '• Driving licence\n✓ Aadhaar', tools: '1. Forklift\n2. Crane' };
  const resume = resumeWith({ texts, ownLines: entriesOf('ownLines', { text: '✔️ I am on time.' }) });
  expect(resumeProblems(resume, undefined)).toEqual([]);
  const { sections } = documentOf(resume, { words: fileWords });
  const lines = ['I am on time.', 'Forklift', 'Crane', 'Driving licence', 'Aadhaar'];
  expect(sections.flatMap(({ items }) => items)).toEqual(lines.map((text) => ({ kind: 'line', text })));
});
