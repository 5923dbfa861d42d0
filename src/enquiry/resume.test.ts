import { describe, expect, test } from 'vitest';
import { resumeLimit, resumeMediaType, resumeProblem } from './resume.ts';

describe('resumeProblem', () => {
  test.each(['cv.pdf', 'CV.PDF', 'my resume (final).docx', 'रिज़्यूमे.doc', 'a.b.Docx', '📄.pdf'])(
    'takes %s',
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

  test('takes 2,097,152 bytes and not one more', () => {
    expect(resumeLimit).toBe(2_097_152);
    expect(resumeProblem({ name: 'cv.pdf', size: 2_097_152 })).toBeUndefined();
    expect(resumeProblem({ name: 'cv.pdf', size: 2_097_153 })).toBe('resumeTooLarge');
  });

  test('refuses a file of no bytes', () => {
    expect(resumeProblem({ name: 'cv.pdf', size: 0 })).toBe('resumeEmpty');
  });
});

test('a resume is downloaded with the media type of its extension', () => {
  expect(resumeMediaType('CV.PDF')).toBe('application/pdf');
  expect(resumeMediaType('cv.doc')).toBe('application/msword');
  expect(resumeMediaType('cv.docx')).toContain('wordprocessingml');
  expect(resumeMediaType('cv.txt')).toBeUndefined();
});
