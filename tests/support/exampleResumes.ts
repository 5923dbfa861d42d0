import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Language } from '#navigation/languages.ts';
import { documentOf } from '#resume/documentOf.ts';
import { inLatinLetters, spellingKey } from '#resume/latinLetters.ts';
import { layoutResume } from '#resume/layout.ts';
import { type EntryList, emptyEntries, type Resume } from '#resume/resume.ts';
import { measureWith } from '#resume/typesetting.ts';
import { wordSpellings } from '#resume/wordSpellings.ts';
import { writePdf } from '../../src/islands/ResumeMaker/writePdf.ts';
import { fixture } from './fixture.ts';
import { resumeFonts } from './resumeFonts.ts';
import { entriesOf, resumeWith } from './testResume.ts';

type Example = {
  entries: string;
  resume: Resume;
  /** What a reader of the file must find, line by line. */
  lines: string;
};

/** As the file has them: without what is empty. */
type Written = Omit<Example, 'resume'> & { resume: Partial<Resume> };

const file = readFileSync(new URL('./exampleResumes.yaml', import.meta.url), 'utf8');

const wholeEntries = (resume: Partial<Resume>) =>
  (Object.keys(emptyEntries) as EntryList[]).flatMap((list) =>
    resume[list] ? [[list, entriesOf(list, ...resume[list])]] : [],
  );

export const exampleResumes: Example[] = (parse(file) as Written[]).map(({ resume, ...example }) => ({
  ...example,
  resume: resumeWith({ ...resume, ...Object.fromEntries(wholeEntries(resume)) }),
}));

const fonts = await resumeFonts();

/** The file that the resume maker makes of an example on the page of this language. */
export function exampleFile({ resume }: Example, language: Language): Promise<File> {
  const written = language === 'hi' ? writtenInHindi(resume) : resume;
  const words = fixture.entry('resumeWords', '').file;
  const document = documentOf(written, { words, role: { name: 'Delivery rider', lines: undefined } });
  const { title, name: author } = document;
  const pages = layoutResume(document, measureWith(fonts));
  return writePdf(pages, { fileName: 'Resume.pdf', title, author, created: new Date(0) }, fonts);
}

const spellings = Object.fromEntries(wordSpellings.map(([word, english]) => [spellingKey(word), english]));

/** The same as from a Hindi keyboard: every digit is Devanagari's, and the offer of Latin letters is taken. */
function writtenInHindi(resume: Resume): Resume {
  const text = JSON.stringify(resume).replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '');
  const written: Resume = JSON.parse(text);
  const town = resume.texts.town && inLatinLetters('करोल बाग, दिल्ली', spellings, 'words');
  return {
    ...written,
    texts: { ...written.texts, name: inLatinLetters('आशा वर्मा', spellings, 'name'), town },
  };
}

/** The text that a program has read from a file, in lines. How it shows distances does not count. */
export const readLines = (text: string): string[] =>
  text
    .split(/[\n\f]/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
