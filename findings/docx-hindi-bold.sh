#!/usr/bin/env bash
# LibreOffice takes the size and weight of Hindi from properties for its kind of script (w:szCs, w:bCs: ECMA-376, part 1,
# 17.3.2), and html-to-docx writes only the Latin ones: a bold Hindi line of 24 points opens small and plain, beside Latin
# words that are right. docx-preview reads only the Latin ones too, so a preview on the page shows what was meant. The
# other way round, what is bold and large only as Hindi is plain in mammoth, and small in docx-preview as well. The library
# docx writes both kinds.
# Source: seen here, and in LibreOffice 7.4; python-openxml/python-docx issue 1081 is the same in Word and Arabic;
# superdoc/docx-editor issues 3959 and 4014 for another editor.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund html-to-docx@1.8.0 docx@9.15.2 docx-preview@0.4.1 mammoth@1.13.0 \
  jsdom@26.1.0 jszip@3.10.1
echo 'html-to-docx 1.8.0, docx 9.15.2, docx-preview 0.4.1, mammoth 1.13.0'

cat > write.mjs << 'END'
import htmlToDocx from 'html-to-docx';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import { JSDOM } from 'jsdom';
import JSZip from 'jszip';
import mammoth from 'mammoth';

const { window } = new JSDOM('<!doctype html><div></div>');
const { document, DOMParser, Node, XMLSerializer } = window;
Object.assign(globalThis, { window, document, DOMParser, Node, XMLSerializer });
const { renderAsync } = await import('docx-preview');

/** What the run with this text says of itself, and what two readers make of it. */
async function seenIn(file, text) {
  const xml = await (await JSZip.loadAsync(file)).file('word/document.xml').async('string');
  const properties = xml.match(new RegExp(`<w:rPr>((?:(?!</w:rPr>)[^])*)</w:rPr>\\s*<w:t[^>]*>${text}<`))[1];
  const preview = document.querySelector('div');
  await renderAsync(file, preview, undefined, { inWrapper: false });
  const { fontSize, fontWeight } = [...preview.querySelectorAll('span')].find((span) => span.textContent === text).style;
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(file) });
  return {
    file: (properties.match(/(?<=<w:)(b|bCs|sz|szCs)\b/g) ?? []).sort().join(' '),
    preview: `${fontSize} ${fontWeight}`.trim(),
    mammoth: value.includes(`<strong>${text}</strong>`) ? 'bold' : 'plain',
  };
}

const asHindi = { boldComplexScript: true, sizeComplexScript: 48, size: 20 };
const run = (options) =>
  Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph({ children: [new TextRun(options)] })] }] }));
const expected = [
  ['html-to-docx', await htmlToDocx('<p style="font-size:24pt"><b>नौकरी</b></p>'), 'b sz', '24pt bold', 'bold'],
  ['docx', await run({ text: 'नौकरी', bold: true, size: 48 }), 'b bCs sz szCs', '24pt bold', 'bold'],
  ['docx, bold and large only as Hindi', await run({ text: 'नौकरी', ...asHindi }), 'bCs sz szCs', '10pt', 'plain'],
];
for (const [name, file, ...verdict] of expected) {
  const seen = await seenIn(file, 'नौकरी');
  console.log(`${name}: in the file ${seen.file}; docx-preview ${seen.preview}; mammoth ${seen.mammoth}`);
  if (String(Object.values(seen)) !== String(verdict)) throw new Error(`changed: expected ${verdict.join('; ')}`);
}
END
node write.mjs
