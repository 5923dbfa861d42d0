import type { Page } from '#resume/pageStyle.ts';
import type { ResumeFonts } from '#resume/typesetting.ts';
import { type FileProperties, fetchFonts, writePdf } from './writePdf.ts';

/** What the page asks for: the fonts only, before anybody wants a file, or a file. */
export type WriterRequest = { fonts: ResumeFonts; file?: { pages: Page[]; properties: FileProperties } };

/** The file, or why it could not be written: the answer on the port of the request. */
export type WriterAnswer = { file: File } | { failure: string };

/* A worker: the large library does not stop the page, and can be fetched again after a failure, unlike a module. */
addEventListener('message', async ({ data: { fonts, file }, ports }: MessageEvent<WriterRequest>) => {
  if (!file) return fetchFonts(fonts).catch(() => {});
  const answer: WriterAnswer = await writePdf(file.pages, file.properties, fonts).then(
    (file) => ({ file }),
    (error) => ({ failure: String(error) }),
  );
  ports[0]?.postMessage(answer);
});
