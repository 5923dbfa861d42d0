#!/usr/bin/env bash
# Since 4.0.3 pdf2json's getRawTextContent() gives the lines of each page from the bottom to the top, though they stand in
# the file from the top down, its own Texts list them so, and 4.0.2 gave them so. 4.0.3 sorts them by y, which here counts
# from the bottom of the page.
# Source: seen here; the sorting came with https://github.com/modesty/pdf2json/pull/422, "to ensure reading order".
set -eu
cd "$(mktemp -d)"
npm install --silent --no-fund pdfkit@0.20.2 pdf2json@4.1.0 before@npm:pdf2json@4.0.2
echo "pdf2json 4.0.2 and 4.1.0, pdfkit 0.20.2, Node $(node --version)"

cat > make.mjs << 'END'
import { createWriteStream } from 'node:fs';
import PDFDocument from 'pdfkit';

const pdf = new PDFDocument();
pdf.pipe(createWriteStream('lines.pdf'));
pdf.text('First').text('Second').text('Third').addPage().text('Fourth').text('Fifth').end();
END
node make.mjs

cat > read.mjs << 'END'
const [, , library, method] = process.argv;
const { default: PDFParser } = await import(library);
const parser = new PDFParser(null, true);
const inTexts = ({ Pages }) => Pages.flatMap(({ Texts }) => Texts.map(({ R }) => R[0].T));
const inRawText = () => parser.getRawTextContent().match(/^\w+$/gm);
parser.on('pdfParser_dataReady', (data) => console.log((method === 'Texts' ? inTexts(data) : inRawText()).join(' ')));
parser.loadPDF('lines.pdf');
END

check() { # what, seen, expected
  echo "$1: $2"
  [ "$2" = "$3" ] || { echo "changed: expected $3"; exit 1; }
}
lines() { node read.mjs "$@" | tail -n 1; }
check '4.0.2, getRawTextContent()' "$(lines before raw)" 'First Second Third Fourth Fifth'
check '4.1.0, getRawTextContent()' "$(lines pdf2json raw)" 'Third Second First Fifth Fourth'
check '4.1.0, Texts' "$(lines pdf2json Texts)" 'First Second Third Fourth Fifth'
