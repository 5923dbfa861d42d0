import { expect, test } from 'vitest';
import { resumeWith } from '../../tests/support/testResume.ts';
import { blankName, shownLines, withLine, withOffered } from './roleLine.ts';

const offered = { beginner: ['Know ____ well'], experienced: ['Drove ____ for ____ years', 'Kept the log'] };
const roleLines = withOffered([], offered);

test.each([
  ['a beginner', { isBeginner: true }, offered, undefined, offered.beginner],
  ['others', {}, offered, undefined, offered.experienced],
  [
    'a beginner who ticked',
    { isBeginner: true },
    offered,
    'Kept the log',
    ['Know ____ well', 'Kept the log'],
  ],
  ['who ticked one of the role before', {}, undefined, 'Kept the log', ['Kept the log']],
])('the lines for %s', (_, parts, offers, ticked = '', expected) => {
  const resume = resumeWith({ ...parts, roleLines: withLine(roleLines, ticked, { ticked: true }) });
  expect(shownLines(resume, offers).map(({ template }) => template)).toEqual(expected);
});

test('a line that was touched is kept when its role is offered again', () => {
  const touched = withLine(roleLines, 'Know ____ well', { blanks: ['Dwarka'] });
  expect(withOffered(touched, offered)).toBe(touched);
});

test('a blank is called what its line says in brackets after it', () => {
  const line = '____ साल, ____ (शहर) में';
  expect([blankName(line, 0), blankName(line, 1)]).toEqual([undefined, 'शहर']);
});
