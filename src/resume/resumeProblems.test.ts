import { expect, test } from 'vitest';
import { entriesOf, resumeWith } from '../../tests/support/testResume.ts';
import { maxEntries, maxFieldLength, otherJob } from './resume.ts';
import { resumeProblems } from './resumeProblems.ts';
import { withLine, withOffered } from './roleLine.ts';
import { endsBeforeItBegins } from './workYears.ts';

const lines = { beginner: ['Know ____'], experienced: ['Drove ____ for ____ years'] };
const found = (parts: Parameters<typeof resumeWith>[0]) =>
  resumeProblems(resumeWith(parts), lines).map((found) =>
    [found.field, found.problem, ...(found.characters ?? [])].join(' '),
  );

test.each([
  ['a name and a phone', {}],
  ['a field that is full', { texts: { town: 'a'.repeat(maxFieldLength) } }],
  ['full lists', { texts: { papers: 'x\n \n'.repeat(maxEntries), tools: 'x\n'.repeat(maxEntries) } }],
  ['a language that was added and not named', { languages: entriesOf('languages', {}) }],
  ['another work than that of a role, while a role is chosen', { texts: { ownWork: 'चालक' } }],
  ['work that the form hides', { isBeginner: true, work: entriesOf('work', { where: 'दिल्ली' }) }],
])('nothing is wrong with %s', (_, parts) => {
  expect(found(parts)).toEqual([]);
});

test.each([
  ['a missing name', { texts: { name: ' ' } }, 'name nameMissing'],
  ['a missing phone', { texts: { phone: '' } }, 'phone phoneMissing'],
  ['a short phone', { texts: { phone: '12345' } }, 'phone phoneTooShort'],
  ['a wrong email', { texts: { email: 'asha@' } }, 'email emailMalformed'],
  ['a text in Hindi', { texts: { town: 'पटना' } }, 'town unshowable पटना'],
  ["a work of one's own in Hindi", { job: otherJob, texts: { ownWork: 'चालक' } }, 'ownWork unshowable चालक'],
  ['an emoji', { texts: { tools: 'Excel 👍' } }, 'tools unshowable 👍'],
  ['a long text', { texts: { town: 'a'.repeat(maxFieldLength + 1) } }, 'town tooLong'],
  ['too many papers', { texts: { papers: 'x\n'.repeat(maxEntries + 1) } }, 'papers tooMany'],
  ['too many tools', { texts: { tools: 'x\n'.repeat(maxEntries + 1) } }, 'tools tooMany'],
  ['a blank in an own line', { ownLines: [{ text: 'Sold ____' }] }, 'ownLines-0-text openBlank'],
  [
    'no language',
    { languages: entriesOf('languages', { read: true }) },
    'languages-0-language languageMissing',
  ],
  ['an entry in Hindi', { work: entriesOf('work', {}, { where: 'दिल्ली' }) }, 'work-1-where unshowable दिल्ली'],
])('%s is a problem of its field', (_, parts, expected) => {
  expect(found(parts)).toEqual([expected]);
});

test.each([
  ['2019', '2017', true],
  ['May 2019', 'now', false],
  ['2019', '2019', false],
  ['२०२१', '2020', true],
  ['2017', '2019', false],
])('work from %s to %s ends before it begins: %s', (from, to, isOdd) => {
  expect(endsBeforeItBegins({ from, to })).toBe(isOdd);
});

test('an open blank is a problem only in a line that is ticked', () => {
  const roleLines = withLine(withOffered([], lines), 'Drove ____ for ____ years', { blanks: ['a van', ''] });
  expect(found({ roleLines })).toEqual([]);
  const ticked = withLine(roleLines, 'Drove ____ for ____ years', { ticked: true });
  expect(found({ roleLines: ticked })).toEqual(['line-1-1 openBlank']);
});
