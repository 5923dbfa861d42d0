import { describe, expect, test } from 'vitest';
import { acceptedResumes, downloadName, resumeLimit, resumeMediaType, resumeProblem } from './resume.ts';

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

test('a file picker offers PDF and Word files, by extension and by media type', () => {
  expect(acceptedResumes).toBe(
    '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  );
});

test('the extension of a resume decides its media type', () => {
  expect(resumeMediaType('CV.PDF')).toBe('application/pdf');
  expect(resumeMediaType('cv.doc')).toBe('application/msword');
  expect(resumeMediaType('cv.docx')).toContain('wordprocessingml');
  expect(resumeMediaType('cv.txt')).toBeUndefined();
});

test.each([
  ['what a file system refuses', 'my "best" a/b\\c:d*e?f<g>h|i.pdf', 'my _best_ a_b_c_d_e_f_g_h_i.pdf'],
  ['a line break, which would be a second line of the message', 'my\ncv\u2028.pdf', 'my_cv_.pdf'],
  ['marks that turn the writing direction and so disguise the extension', 'cv\u202efdp.doc', 'cv_fdp.doc'],
  ['a dot or space at either end', '.cv.pdf ', '_cv.pdf_'],
])('the download has "_" for %s', (_, name, saved) => {
  expect(downloadName(name)).toBe(saved);
});

test.each(['रिज़्यूमे क्‍ष (2).pdf', '📄 👩‍🍳 cv.docx', "O'Neill & Söhne $& cv.pdf"])(
  'the download keeps the name %s',
  (name) => {
    expect(downloadName(name)).toBe(name);
  },
);
