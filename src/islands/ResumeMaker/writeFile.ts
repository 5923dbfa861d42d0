import { readFile } from '#form/readFile.ts';
import { trustedWorker } from '#navigation/trustedWorker.ts';
import type { ResumeDocument } from '#resume/documentOf.ts';
import { resumeFileName } from '#resume/fileName.ts';
import { layoutResume } from '#resume/layout.ts';
import type { MadeFile } from '#resume/resumeState.ts';
import { measureWith, type ResumeFonts } from '#resume/typesetting.ts';
import type { WriterAnswer, WriterRequest } from './fileWriter.ts';
import writerUrl from './fileWriter.ts?worker&url';

/** The worker that writes the file, from when it is first needed until its script or itself fails. */
let writer: Worker | undefined;
let address: string | undefined;

function ask(request: WriterRequest): Worker {
  address ??= trustedWorker(writerUrl);
  const worker = writer ?? new Worker(address, { type: import.meta.env.DEV ? 'module' : 'classic' });
  writer = worker;
  worker.addEventListener('error', () => {
    if (writer === worker) writer = undefined;
  });
  worker.postMessage(request);
  return worker;
}

/**
 * Fetches what writes the file, so that the file can be made without a connection later. Not for visitors who save data:
 * they fetch it when they make the file.
 */
export async function prepareWriter(fonts: ResumeFonts): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (!connection?.saveData) ask({ fonts });
}

/**
 * Writes a resume's file.
 *
 * @throws {Error} when what writes it can't be had, or the font can't show a text
 */
export async function writeFile(document: ResumeDocument, fonts: ResumeFonts): Promise<MadeFile> {
  const { title, name } = document;
  const properties = { fileName: resumeFileName(name), title, author: name, created: new Date() };
  const pages = layoutResume(document, measureWith(fonts));
  const worker = ask({ fonts, file: { pages, properties } });
  const file = await new Promise<File>((resolve, reject) => {
    const options = { once: true };
    worker.addEventListener('error', () => reject(new Error('the writer could not be fetched')), options);
    const onAnswer = ({ data }: MessageEvent<WriterAnswer>) =>
      'file' in data ? resolve(data.file) : reject(new Error(data.failure));
    worker.addEventListener('message', onAnswer, options);
  });
  return readFile(file);
}
