import { readFile } from '#form/readFile.ts';
import type { ResumeDocument } from '#resume/documentOf.ts';
import { resumeFileName } from '#resume/fileName.ts';
import { layoutResume } from '#resume/layout.ts';
import type { MadeFile } from '#resume/resumeState.ts';
import { measureWith, type ResumeFonts } from '#resume/typesetting.ts';

/**
 * Writes a resume's file. What writes it is fetched now: few visitors of the page come this far.
 *
 * @throws {Error} when that can't be had, or the font can't show a text
 */
export async function writeFile(document: ResumeDocument, fonts: ResumeFonts): Promise<MadeFile> {
  const { writePdf } = await import('./writePdf.ts');
  const { title, name } = document;
  const properties = { fileName: resumeFileName(name), title, author: name, created: new Date() };
  return readFile(await writePdf(layoutResume(document, measureWith(fonts)), properties, fonts));
}
