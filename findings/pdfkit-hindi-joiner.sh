#!/usr/bin/env bash
# Where Hindi is typed with a joiner (U+200D, or U+200C for none), as keyboards for it write half letters, PDFKit writes
# a space into the text of its PDF: fontkit draws the joiner with the font's space, made as wide as nothing, and the map to
# characters (ToUnicode) then says space. On paper nothing shows; pdf.js reads पक् का for the word पक्का, so an index of such
# resumes has halves of words. pdftotext drops the space here, and a check with it alone finds nothing.
# Source: seen here; foliojs/pdfkit issue 483 is the visible one of the standard fonts.
set -euo pipefail
cd "$(mktemp -d)"
command -v pdftotext > apt.log || { apt-get update && apt-get install -y poppler-utils; } > apt.log
npm init -y > npm.log && npm install --silent --no-fund pdfkit@0.20.2 fontkit@2.0.4 unpdf@1.8.1 wawoff2@2.0.1 \
  @fontsource/{hind,mukta,noto-sans-devanagari,poppins}@5.3.0
echo "pdfkit 0.20.2, unpdf 1.8.1, $(pdftotext -v 2>&1 | head -n 1)"

cat > write.mjs << 'END'
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { extractText, getDocumentProxy } from 'unpdf';
import { decompress } from 'wawoff2';

/** What is read from a PDF with this text, by pdf.js and by pdftotext. */
async function read(family, text) {
  const woff2 = readFileSync(`node_modules/@fontsource/${family}/files/${family}-devanagari-400-normal.woff2`);
  const pdf = new PDFDocument();
  const file = pdf.pipe(createWriteStream('word.pdf'));
  pdf.font(Buffer.from(await decompress(woff2))).text(text).end();
  await once(file, 'finish');
  const document = await getDocumentProxy(new Uint8Array(readFileSync('word.pdf')));
  const inPdfJs = (await extractText(document, { mergePages: true })).text;
  return { inPdfJs: inPdfJs.trim(), inPdftotext: execFileSync('pdftotext', ['word.pdf', '-'], { encoding: 'utf8' }).trim() };
}

for (const family of ['hind', 'mukta', 'noto-sans-devanagari', 'poppins']) {
  const [plain, joined] = [await read(family, 'पक्का'), await read(family, 'पक्\u200dका')];
  console.log(`${family}, without a joiner: ${plain.inPdfJs}, with one: ${joined.inPdfJs} (pdftotext: ${joined.inPdftotext})`);
  if (plain.inPdfJs !== 'पक्का' || joined.inPdfJs !== 'पक् का') throw new Error('changed: expected a space with a joiner only');
  if (joined.inPdftotext !== 'पक्का') throw new Error('changed: expected no space from pdftotext');
}
END
node write.mjs 2> warnings.log
