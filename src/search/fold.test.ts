import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { withoutIgnoredWords } from './ignoredWords.ts';

test.each([
  ['चौकीदार', 'chaukidar', 'chowkeedar', 'Chowkidaar', 'chokidar'],
  ['दर्ज़ी', 'darzi', 'darji', 'दर्जी'],
  ['सफ़ाई', 'safai', 'saphai', 'सफाई'],
  ['वेल्डर', 'वेल्डर'],
  ['mistri', 'mistry', 'मिस्त्री', 'mistree'],
  ['A.C.', 'AC', 'ac ्'],
])('%s and its other spellings are one', (...spellings) => {
  expect(new Set(spellings.map((spelling) => fold(spelling).join(' '))).size).toBe(1);
});

test('words that say nothing about the work are left out, unless nothing else is there', () => {
  expect(withoutIgnoredWords('packing ka kaam chahiye')).toEqual(fold('packing'));
  expect(withoutIgnoredWords('दिल्ली में ड्राइवर की नौकरी')).toEqual(fold('दिल्ली ड्राइवर'));
  expect(withoutIgnoredWords('job')).toEqual(['job']);
});
