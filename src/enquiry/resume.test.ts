import { expect, test } from 'vitest';
import { acceptedResumes, downloadName, fileFrom, resumeMediaType, resumeProblem } from './resume.ts';

const accepted = ['cv.pdf', 'CV.PDF', 'रिज़्यूमे (final).doc', 'a.b.Docx', '📄.pdf'];
const refused = ['cv.txt', 'cv', 'pdf', 'cv.pdf.exe', 'cv.', 'cv.constructor'];

test.each<[string, number, string?]>([
  ...accepted.map((name): [string, number] => [name, 1]),
  ...refused.map((name): [string, number, string] => [name, 1, 'resumeFormat']),
  ['cv.pdf', 2_097_152],
  ['cv.pdf', 2_097_153, 'resumeTooLarge'],
  ['cv.pdf', 0, 'resumeEmpty'],
])('of %s with %d bytes: %s', (name, size, problem) => {
  expect(resumeProblem({ name, size })).toBe(problem);
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
});

test('a file is stored as its bytes, and has its type again', async () => {
  const file = fileFrom({ name: 'cv.pdf', dataUrl: 'data:;base64,JVBERg==' });
  expect([file.name, file.type, await file.text()]).toEqual(['cv.pdf', 'application/pdf', '%PDF']);
});

test.each([
  ['what a file system refuses', 'my "best" a/b\\c:d*e?f<g>h|i.pdf', 'my _best_ a_b_c_d_e_f_g_h_i.pdf'],
  ['a line break, which would be a second line of the message', 'my\ncv\u2028.pdf', 'my_cv_.pdf'],
  ['marks that turn the writing direction and so disguise the extension', 'cv\u202efdp.doc', 'cv_fdp.doc'],
  ['a dot or space at either end', '.cv.pdf ', '_cv.pdf_'],
  [
    'nothing that a name may have',
    "क्‍ष 👩‍🍳 O'Neill & Söhne $& (2).pdf",
    "क्‍ष 👩‍🍳 O'Neill & Söhne $& (2).pdf",
  ],
])('the download has "_" for %s', (_, name, saved) => {
  expect(downloadName(name)).toBe(saved);
});
