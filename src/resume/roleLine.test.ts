import { expect, test } from 'vitest';
import { blankName, lineText, shownLines, withLine, withOffered } from './roleLine.ts';
import { resumeWith } from './testResume.ts';

const offered = { beginner: ['Know ____ well'], experienced: ['Drove ____ for ____ years', 'Kept the log'] };
const roleLines = withOffered([], offered);
const templates = (lines: { template: string }[]) => lines.map(({ template }) => template);

test('a line is read with what stands in its blanks', () => {
  const line = { template: 'Drove ____ for ____ years, ____', blanks: [' a van ', '3', 'alone'] };
  expect(lineText(line)).toBe('Drove a van for 3 years, alone');
});

test('a blank without visible text stays a blank', () => {
  expect(lineText({ template: '____ and ____', blanks: [' \u200b', 'x'] })).toBe('____ and x');
});

test('a visitor who has not worked yet gets the lines of a beginner', () => {
  expect(templates(shownLines(resumeWith({ roleLines, isBeginner: true }), offered))).toEqual(
    offered.beginner,
  );
  expect(templates(shownLines(resumeWith({ roleLines }), offered))).toEqual(offered.experienced);
});

test('a ticked line stays when the role or the experience changes', () => {
  const ticked = withLine(roleLines, 'Kept the log', { ticked: true });
  expect(templates(shownLines(resumeWith({ roleLines: ticked, isBeginner: true }), offered))).toEqual([
    'Know ____ well',
    'Kept the log',
  ]);
  expect(templates(shownLines(resumeWith({ roleLines: ticked }), undefined))).toEqual(['Kept the log']);
});

test('a line that was touched is kept when its role is offered again', () => {
  const touched = withLine(roleLines, 'Know ____ well', { blanks: ['Dwarka'] });
  expect(withOffered(touched, offered)).toEqual(touched);
});

test('a blank is called what its line says in brackets after it', () => {
  const line = '____ साल, ____ (शहर) में';
  expect([blankName(line, 0), blankName(line, 1)]).toEqual([undefined, 'शहर']);
});
