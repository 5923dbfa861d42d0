import { describe, expect, test } from 'vitest';
import { acceptedResumes, resumeLimit, resumeMediaType, resumeProblem } from './resume.ts';

describe('resumeProblem', () => {
  test.each(['cv.pdf', 'CV.PDF', 'my resume (final).docx', 'रिज़्यूमे.doc', 'a.b.Docx', '📄.pdf'])(
    'accepts %s',
    (name) => {
      expect(resumeProblem({ name, size: 1 })).toBeUndefined();
    },
  );

  test.each(['cv.txt', 'cv', 'pdf', 'cv.pdf.exe', 'cv.pages', 'cv.', 'cv.constructor'])(
    'refuses %s',
    (name) => {
      expect(resumeProblem({ name, size: 1 })).toBe('resumeFormat');
    },
  );

  test('accepts 2,097,152 bytes and no more', () => {
    expect(resumeLimit).toBe(2_097_152);
    expect(resumeProblem({ name: 'cv.pdf', size: 2_097_152 })).toBeUndefined();
    expect(resumeProblem({ name: 'cv.pdf', size: 2_097_153 })).toBe('resumeTooLarge');
  });

  test('refuses an empty file', () => {
    expect(resumeProblem({ name: 'cv.pdf', size: 0 })).toBe('resumeEmpty');
  });
});

test('the extension of a resume decides its media type', () => {
  expect(resumeMediaType('CV.PDF')).toBe('application/pdf');
  expect(resumeMediaType('cv.doc')).toBe('application/msword');
  expect(resumeMediaType('cv.docx')).toContain('wordprocessingml');
  expect(resumeMediaType('cv.txt')).toBeUndefined();
});

test('the file field accepts extensions and media types', () => {
  expect(acceptedResumes).toBe(
    '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  );
});
