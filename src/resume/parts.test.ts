import { expect, test } from 'vitest';
import { entriesOf, resumeWith } from '../../tests/support/testResume.ts';
import { filledParts, parts } from './parts.ts';
import { emptyResume, otherJob } from './resume.ts';

test('a part is filled when the visitor has written or chosen something in it', () => {
  expect(filledParts(emptyResume)).toEqual([]);
  expect(filledParts(resumeWith({ texts: { tools: ' ' }, job: otherJob }))).toEqual(['about', 'role']);
  const full = resumeWith({
    texts: { papers: 'LMV', tools: 'GPS' },
    job: otherJob,
    work: entriesOf('work', {}, { where: 'Agra' }),
    schooling: entriesOf('schooling', {}, { level: 'ITI' }),
    languages: entriesOf('languages', {}, { read: true }),
  });
  expect(filledParts(full)).toEqual(parts);
  const roleLines = [true, false].map((ticked) => ({ template: 'Kept the log', blanks: [], ticked }));
  for (const experience of [{ isBeginner: true }, { roleLines }])
    expect(filledParts(resumeWith(experience))).toEqual(['about', 'experience']);
  expect(filledParts(resumeWith({ roleLines: roleLines.slice(1) }))).toEqual(['about']);
});
