import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { ResumeDocument } from '#resume/documentOf.ts';
import { layoutResume } from '#resume/layout.ts';
import { measureWith } from '#resume/typesetting.ts';
import { anyResume, longResume, shortResume, wordsOf } from '../../../tests/support/resumeDocuments.ts';
import { resumeFonts } from '../../../tests/support/resumeFonts.ts';
import { writePdf } from './writePdf.ts';

const fonts = await resumeFonts();

const write = (resume: ResumeDocument, from = fonts) =>
  writePdf(
    layoutResume(resume, measureWith(fonts)),
    {
      fileName: 'Name_Resume.pdf',
      title: resume.title,
      author: resume.name,
      created: new Date('2026-11-22T10:00:00Z'),
    },
    from,
  );
const read = async (file: File) => getDocumentProxy(new Uint8Array(await file.arrayBuffer()));

/** Without spaces, because a long word may go on in the next line, and with compatibility forms (`µ`) as `unpdf` has them. */
const lettersOf = (text: string) => text.normalize('NFKC').replace(/\s/g, '');

test('a file is small, named and titled in its language, and the same for the same resume', async () => {
  const file = await write(longResume);
  expect(file).toMatchObject({ name: 'Name_Resume.pdf', type: 'application/pdf' });
  expect(file.size).toBeLessThan(40_000);
  const { info } = await (await read(file)).getMetadata();
  expect(info).toMatchObject({ Title: longResume.title, Author: longResume.name, Language: 'en-IN' });
  expect(await (await write(longResume)).arrayBuffer()).toEqual(await file.arrayBuffer());
});

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

test('any resume gives a file with every word of it, in order', async () => {
  await fc.assert(
    fc.asyncProperty(anyResume, async (resume) => {
      const text = lettersOf((await extractText(await read(await write(resume)), { mergePages: true })).text);
      let from = 0;
      for (const word of wordsOf(resume).map(lettersOf)) {
        const found = text.indexOf(word, from);
        expect(found, `${word} after ${text.slice(Math.max(0, from - 40), from)}`).toBeGreaterThanOrEqual(0);
        from = found + word.length;
      }
    }),
    { numRuns: 10, examples: [[shortResume], [longResume]] },
  );
});

test('a text that the font can not show, and a font that does not come, are errors', async () => {
  await expect(write({ ...shortResume, name: 'Ravi 🚚' })).rejects.toThrow('🚚');
  const semibold = { ...fonts.semibold, url: 'data:broken' };
  await expect(write(shortResume, { ...fonts, semibold })).rejects.toThrow();
});
