#!/usr/bin/env bash
# Of four libraries that write resumes as PDF none sets Hindi so that it both looks and reads right. PDFKit and react-pdf shape it,
# and readers get कमर्चारी and िकताब for कर्मचारी and किताब: each glyph's characters stand in the order in which it is drawn, and no
# ActualText says otherwise. jsPDF keeps the characters and draws each alone: joined letters fall apart, and the line is a sixth
# wider. pdf-lib with its fontkit throws "regeneratorRuntime is not defined" on any Devanagari letter.
# Source: seen here, with the versions below; ActualText is section 14.9.4 of ISO 32000.
set -eu
command -v pdftotext > apt.log || { apt-get update && apt-get install -y poppler-utils; } > apt.log
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund pdfkit@0.20.2 @react-pdf/renderer@4.9.0 react@19.3.1 jspdf@4.2.1 \
  pdf-lib@1.17.1 @pdf-lib/fontkit@1.1.1 wawoff2@2.0.1 @fontsource/hind@5.3.0
echo "pdfkit 0.20.2, @react-pdf/renderer 4.9.0, jspdf 4.2.1, pdf-lib 1.17.1, $(pdftotext -v 2>&1 | head -1)"

cat > write.mjs << 'END'
import { execFileSync } from 'node:child_process';
import { createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import fontkit from '@pdf-lib/fontkit';
import { Document, Font, Page, Text, renderToFile } from '@react-pdf/renderer';
import { jsPDF } from 'jspdf';
import { PDFDocument } from 'pdf-lib';
import PDFKit from 'pdfkit';
import { createElement } from 'react';
import { decompress } from 'wawoff2';

const text = 'कर्मचारी किताब विद्यार्थी नियुक्ति';
const woff2 = readFileSync('node_modules/@fontsource/hind/files/hind-devanagari-400-normal.woff2');
const font = Buffer.from(await decompress(woff2));
writeFileSync('hind.ttf', font);

const kit = new PDFKit();
const stream = kit.pipe(createWriteStream('pdfkit.pdf'));
kit.font('hind.ttf').fontSize(14).text(text).end();
await once(stream, 'finish');

Font.register({ family: 'Hind', src: 'hind.ttf' });
const line = createElement(Text, { style: { fontFamily: 'Hind', fontSize: 14 } }, text);
await renderToFile(createElement(Document, {}, createElement(Page, {}, line)), 'react-pdf.pdf');

const js = new jsPDF();
js.addFileToVFS('hind.ttf', font.toString('base64'));
js.addFont('hind.ttf', 'Hind', 'normal');
js.setFont('Hind').setFontSize(14).text(text, 10, 20);
writeFileSync('jspdf.pdf', Buffer.from(js.output('arraybuffer')));

const lib = await PDFDocument.create();
lib.registerFontkit(fontkit);
const embedded = await lib.embedFont(font);
let thrown;
try {
  lib.addPage().drawText(text, { font: embedded });
} catch (error) {
  thrown = error.message;
}
console.log(`pdf-lib: ${thrown}`);
if (thrown !== 'regeneratorRuntime is not defined') throw new Error('pdf-lib changed');

const run = (...options) => execFileSync('pdftotext', [...options, '-'], { encoding: 'utf8' });
const width = (file) =>
  [...run('-bbox', file).matchAll(/xMin="([\d.]+)"[^>]*xMax="([\d.]+)"/g)].reduce((sum, [, from, to]) => sum + (to - from), 0);
for (const name of ['pdfkit', 'react-pdf', 'jspdf']) {
  const read = run(`${name}.pdf`).trim();
  const wide = width(`${name}.pdf`) / width('pdfkit.pdf');
  console.log(`${name}: ${read}, ${wide.toFixed(2)} as wide as shaped`);
  const [readsRight, isShaped] = [read === text, wide < 1.1];
  if (readsRight === isShaped || readsRight !== (name === 'jspdf')) throw new Error(`${name} changed`);
}
END
node write.mjs
