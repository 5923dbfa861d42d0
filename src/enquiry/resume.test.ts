import { expect, test } from 'vitest';
import { appFiles, asFile, content, otherFiles } from '../../tests/support/hands/appFiles.ts';
import {
  acceptedResumes,
  asResume,
  detectFormat,
  downloadName,
  fileFrom,
  resumeFormat,
  resumeProblem,
} from './resume.ts';

const pdf = 'application/pdf';

test.each([
  ['cv.pdf', '', 'pdf'],
  ['CV.PDF', 'text/plain', 'pdf'],
  ['रिज़्यूमे (final).doc', '', 'doc'],
  ['a.b.Docx', 'application/pdf', 'docx'],
  ['📄.pdf', '', 'pdf'],
  ['cv.txt', pdf, 'pdf'],
  ['cv', 'application/msword', 'doc'],
  ['cv', '', 'unknown'],
  ['cv.', '*/*', 'unknown'],
  ['cv.constructor', 'application/octet-stream', 'unknown'],
  ['cv', 'binary/octet-stream', 'unknown'],
  ['cv.txt', 'text/plain', undefined],
  ['cv.pdf.jpg', 'image/jpeg', undefined],
])('the name %s with the type "%s" says: %s', (name, type, format) => {
  expect(resumeFormat({ name, type })).toBe(format);
});

test.each([
  [content.pdf, 'pdf'],
  [`${'x'.repeat(1_019)}%PDF-`, 'pdf'],
  [`${'x'.repeat(1_020)}%PDF-`, undefined],
  [content.doc, 'doc'],
  [content.doc.slice(0, 8), 'doc'],
  [content.docx, 'docx'],
  [content.xls, undefined],
  [content.xlsx, undefined],
  [content.zip, undefined],
  [content.photo, undefined],
  ['word/document.xml', undefined],
  ['', undefined],
])('content that begins %j is: %s', (text, format) => {
  expect(detectFormat(text)).toBe(format);
});

test.each(appFiles)('$app: "$name" of the type "$type" is saved as $savedName', (file) => {
  const said = resumeFormat(file);
  const format = said === 'unknown' ? detectFormat(content[file.content]) : said;
  const named = format && asResume(asFile(file), format);
  expect(named && downloadName(named.name)).toBe(file.savedName);
  expect(format && resumeFormat({ name: '', type: named?.type ?? '' })).toBe(format);
});

test.each(otherFiles)('$app: "$name" of the type "$type" is no resume', (file) => {
  const said = resumeFormat(file);
  expect(said === 'unknown' ? detectFormat(content[file.content]) : said).toBeUndefined();
});

test.each([
  ['cv.pdf', '', 1, undefined],
  ['cv.pdf', '', 2_097_152, undefined],
  ['cv.pdf', '', 2_097_153, 'resumeTooLarge'],
  ['cv', '', 2_097_153, 'resumeTooLarge'],
  ['cv.pdf', '', 0, 'resumeEmpty'],
  ['cv', '', 0, 'resumeEmpty'],
  ['cv', '', 1, undefined],
  ['cv.txt', 'text/plain', 1, 'resumeFormat'],
])('of %s, "%s", with %d bytes is known before it is read: %s', (name, type, size, problem) => {
  expect(resumeProblem({ name, type, size })).toBe(problem);
});

test('a file picker offers PDF and Word files, by media type first, and files of no known type', () => {
  expect(acceptedResumes).toBe(
    'application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/octet-stream,.pdf,.doc,.docx',
  );
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
