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

function ask(request: WriterRequest, ports: MessagePort[] = []): Worker {
  address ??= trustedWorker(writerUrl);
  const worker = writer ?? new Worker(address, { type: import.meta.env.DEV ? 'module' : 'classic' });
  writer = worker;
  worker.addEventListener('error', () => {
    if (writer === worker) writer = undefined;
  });
  worker.postMessage(request, ports);
  return worker;
}

/** So that the file can be made without a connection later. Visitors who save data fetch it when they make the file. */
export async function prepareWriter(fonts: ResumeFonts): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (!connection?.saveData) ask({ fonts });
}

/** @throws {Error} when what writes it can't be had, or the font can't show a text */
export async function writeFile(document: ResumeDocument, fonts: ResumeFonts): Promise<MadeFile> {
  const { title, name } = document;
  const properties = { fileName: resumeFileName(name), title, author: name, created: new Date() };
  const pages = layoutResume(document, measureWith(fonts));
  // A port of its own, so that no request gets the answer to the one before.
  const { port1, port2 } = new MessageChannel();
  const worker = ask({ fonts, file: { pages, properties } }, [port2]);
  const file = await new Promise<File>((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('the writer could not be fetched')));
    port1.onmessage = ({ data }: MessageEvent<WriterAnswer>) =>
      'file' in data ? resolve(data.file) : reject(new Error(data.failure));
  });
  return readFile(file);
}
