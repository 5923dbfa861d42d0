import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { languages } from '#navigation/languages.ts';
import type { ResumeDocument } from '#resume/documentOf.ts';
import { fileCharacters } from '#resume/fileCharacters.ts';
import { layoutResume } from '#resume/layout.ts';
import { measureWith } from '#resume/typesetting.ts';
import { exampleFile, exampleResumes, readLines } from '../../../tests/support/exampleResumes.ts';
import { lineItem, longResume, runsOf, shortResume } from '../../../tests/support/resumeDocuments.ts';
import { resumeFonts } from '../../../tests/support/resumeFonts.ts';
import { writePdf } from './writePdf.ts';

const fonts = await resumeFonts();

const pagesOf = (resume: ResumeDocument) => layoutResume(resume, measureWith(fonts));
const write = (resume: ResumeDocument, from = fonts) => {
  const { title, name: author } = resume;
  const created = new Date('2026-11-22T10:00:00Z');
  return writePdf(pagesOf(resume), { fileName: 'Name_Resume.pdf', title, author, created }, from);
};
const read = async (file: File) => getDocumentProxy(new Uint8Array(await file.arrayBuffer()));

test('a file has every text in order, in all characters of the font, is small but not too small, named and titled', async () => {
  const letters = { heading: 'Letters', items: [lineItem(fileCharacters)] };
  const resume = { ...longResume, sections: [...longResume.sections, letters] };
  const file = await write(resume);
  expect(file).toMatchObject({ name: 'Name_Resume.pdf', type: 'application/pdf' });
  expect(file.size).toBeLessThan(80_000);
  // Below 32 KiB, pdf-parse 1 and pdf2json misread a file (docs/decisions/0017-resume-file.md).
  expect((await write({ ...resume, contact: [], sections: [] })).size).toBeGreaterThan(32 * 1024);
  const pdf = await read(file);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: resume.title, Author: resume.name, Language: 'en-IN' });
  const { text } = await extractText(pdf, { mergePages: true });
  // `unpdf` writes compatibility forms such as `µ`.
  const lettersOf = (text: string) => text.normalize('NFKC').replace(/\s/g, '');
  const drawn = pagesOf(resume)
    .flatMap(runsOf)
    .map(({ text }) => text);
  expect(lettersOf(text)).toBe(lettersOf(drawn.join('')));
  expect(await (await write(resume)).arrayBuffer()).toEqual(await file.arrayBuffer());
});

const examples = exampleResumes.flatMap((example) =>
  languages.map((language) => ({ example, language, entries: example.entries })),
);

test.each(examples)(
  'pdf.js reads each line of a file of $entries entries from a page in $language',
  async ({ example, language }) => {
    const { text } = await extractText(await read(await exampleFile(example, language)));
    expect(readLines(text.join('\n'))).toEqual(readLines(example.lines));
  },
);

test('screen readers are told of headings and lists', async () => {
  const pdf = await read(await write(shortResume));
  const page = await pdf.getPage(1);
  const outline = (node: unknown): string[] => {
    const { role, children = [] } = node as { role?: string; children?: unknown[] };
    return role ? [role, ...children.flatMap(outline)] : [];
  };
  const item = 'LI Lbl LBody';
  expect(outline(await page.getStructTree()).join(' ')).toBe(
    `Root Document H1 P P H2 L ${item} ${item} ${item} H2 P H2 L ${item} ${item}`,
  );
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
});

test('a text that the font can not show, and a font that does not come, are errors', async () => {
  await expect(write({ ...shortResume, name: 'Ravi 🚚' })).rejects.toThrow('🚚');
  const semibold = { ...fonts.semibold, url: 'data:broken' };
  await expect(write(shortResume, { ...fonts, semibold })).rejects.toThrow();
});
