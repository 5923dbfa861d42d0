import PDFDocument from 'pdfkit';
import { unshowable } from '#resume/fileCharacters.ts';
import { type Page, pageSize, weights } from '#resume/pageStyle.ts';
import type { ResumeFonts } from '#resume/typesetting.ts';
import { drawTaggedPages } from './drawTaggedPages.ts';

/** The file's name, and what it says about itself. Two files of one resume differ only in `created`. */
export type FileProperties = { fileName: string; title: string; author: string; created: Date };

/** Real text, tagged (docs/decisions/0017-resume-file.md). @throws {Error} when the fonts can't be had or lack a character */
export async function writePdf(
  pages: Page[],
  { fileName, title, author, created }: FileProperties,
  fonts: ResumeFonts,
): Promise<File> {
  const missing = unshowable(
    pages.flatMap(({ blocks }) => blocks.flatMap(({ runs }) => runs.map(({ text }) => text))).join(' '),
  );
  if (missing.length > 0) throw new Error(`The font of the resume can't show ${missing.join(', ')}`);
  const files = await fetchFonts(fonts);
  const pdf = new PDFDocument({
    autoFirstPage: false,
    // Not Helvetica, the default, which the library does not bring to the browser.
    font: '',
    size: [pageSize.width, pageSize.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: created },
  });
  files.forEach((file, index) => {
    pdf.registerFont(weights[index] ?? '', file);
  });
  const written = partsOf(pdf);
  // Two common readers misread files below 32 KiB (docs/decisions/0017-resume-file.md).
  const padding = pdf.ref({});
  padding.compress = false;
  padding.end(' '.repeat(32 * 1024));
  drawTaggedPages(pdf, pages);
  pdf.end();
  return new File(await written, fileName, { type: 'application/pdf' });
}

const fetched = new Map<string, ArrayBuffer>();

/** Each is fetched once. @throws {Error} when one can't be had */
export const fetchFonts = (fonts: ResumeFonts): Promise<ArrayBuffer[]> =>
  Promise.all(
    weights.map(async (weight) => {
      const { url } = fonts[weight];
      const font = fetched.get(url) ?? (await fetchFont(url));
      fetched.set(url, font);
      return font;
    }),
  );

async function fetchFont(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.arrayBuffer();
}

const partsOf = (pdf: PDFKit.PDFDocument) =>
  new Promise<BlobPart[]>((resolve, reject) => {
    const parts: BlobPart[] = [];
    pdf.on('data', (part: Uint8Array<ArrayBuffer>) => parts.push(part));
    pdf.on('end', () => resolve(parts));
    pdf.on('error', reject);
  });
