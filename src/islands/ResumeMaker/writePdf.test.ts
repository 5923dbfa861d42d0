import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ResumeDocument } from '#resume/documentOf.ts';
import { layoutResume } from '#resume/layout.ts';
import { measureWith, type ResumeFonts } from '#resume/typesetting.ts';
import {
  anyResume,
  fullResume,
  longResume,
  shortResume,
  wordsOf,
} from '../../../tests/support/resumeDocuments.ts';
import { resumeFonts } from '../../../tests/support/resumeFonts.ts';
import { writePdf } from './writePdf.ts';

let fonts: ResumeFonts;
beforeAll(async () => {
  fonts = await resumeFonts();
});

const write = (resume: ResumeDocument, { name = 'Resume.pdf', from = fonts } = {}) =>
  writePdf(
    layoutResume(resume, measureWith(fonts)),
    { fileName: name, title: resume.title, author: resume.name, created: new Date('2026-11-22T10:00:00Z') },
    from,
  );

/**
 * The text of a file as a program reads it, without spaces, because a long word may go on in the next line, and with
 * compatibility forms (`µ`) as the program writes them.
 */
async function lettersIn(file: File): Promise<string> {
  const { text } = await extractText(new Uint8Array(await file.arrayBuffer()), { mergePages: true });
  return text.normalize('NFKC').replace(/\s/g, '');
}

/** Fails unless every word stands in `text`, each after the one before. */
function expectInOrder(text: string, words: string[]): void {
  let from = 0;
  for (const word of words.map((word) => word.normalize('NFKC').replace(/\s/g, ''))) {
    const found = text.indexOf(word, from);
    expect(found, `${word} after ${text.slice(Math.max(0, from - 40), from)}`).toBeGreaterThanOrEqual(0);
    from = found + word.length;
  }
}

describe.each(Object.entries({ shortResume, fullResume, longResume }))('%s', (_, resume) => {
  test('has every word that was written, in order', async () => {
    expectInOrder(await lettersIn(await write(resume)), wordsOf(resume));
  });

  test('is small, and named and titled in its language', async () => {
    const file = await write(resume, { name: 'Name_Resume.pdf' });
    expect(file).toMatchObject({ name: 'Name_Resume.pdf', type: 'application/pdf' });
    expect(file.size).toBeLessThan(40_000);
    const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: resume.title, Author: resume.name, Language: 'en-IN' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  });
});

test('screen readers are told of headings and lists', async () => {
  const file = await write(shortResume);
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const page = await pdf.getPage(1);
  const outline = (node: unknown): string[] => {
    const { role, children = [] } = node as { role?: string; children?: unknown[] };
    return role ? [role, ...children.flatMap(outline)] : [];
  };
  const item = 'LI Lbl LBody';
  expect(outline(await page.getStructTree()).join(' ')).toBe(
    `Root Document H1 P P H2 L ${item} ${item} ${item} H2 P H2 L ${item} ${item}`,
  );
});

test('the same resume gives the same file', async () => {
  const [one, other] = await Promise.all([write(fullResume), write(fullResume)]);
  expect(await one.arrayBuffer()).toEqual(await other.arrayBuffer());
});

test('any resume gives a file with every word of it, in order', async () => {
  await fc.assert(
    fc.asyncProperty(anyResume, async (resume) => {
      expectInOrder(await lettersIn(await write(resume)), wordsOf(resume));
    }),
    { numRuns: 10 },
  );
});

test('a text that the font can not show is refused', async () => {
  await expect(write({ ...shortResume, name: 'Ravi 🚚' })).rejects.toThrow('🚚');
});

test('a font that does not come is an error', async () => {
  const from = { ...fonts, semibold: { ...fonts.semibold, url: 'data:broken' } };
  await expect(write(shortResume, { from })).rejects.toThrow();
});
