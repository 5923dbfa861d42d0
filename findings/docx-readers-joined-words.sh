#!/usr/bin/env bash
# Readers of Word files join what Word keeps apart, each at another place: mammoth's extractRawText at a line break,
# word-extractor and officeparser at a non-breaking hyphen. A job of "2019-2024" is read as 20192024, a phone number loses
# its hyphen, and of two lines in one paragraph the words in the middle are one. Both are elements of the file, no
# characters of its text (w:br, w:noBreakHyphen: ECMA-376, part 1, 17.3.3), and Word writes that hyphen for Ctrl+Shift+-.
# Source: seen here; python-openxml/python-docx issue 454 for the hyphen.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund docx@9.15.2 mammoth@1.13.0 word-extractor@1.0.4 officeparser@8.1.1
echo 'docx 9.15.2, mammoth 1.13.0, word-extractor 1.0.4, officeparser 8.1.1'

cat > read.mjs << 'END'
import { writeFileSync } from 'node:fs';
import { Document, NoBreakHyphen, Packer, Paragraph, Tab, TextRun } from 'docx';
import mammoth from 'mammoth';
import { OfficeParser } from 'officeparser';
import WordExtractor from 'word-extractor';

const paragraph = (...children) => new Paragraph({ children: [new TextRun({ children })] });
const lines = new Paragraph({ children: [new TextRun('Oak Hotel'), new TextRun({ text: 'New Delhi', break: 1 })] });
const children = [paragraph('Cook 2019', new NoBreakHyphen(), '2024'), paragraph('Class 12', new Tab(), '2019'), lines];
writeFileSync('resume.docx', await Packer.toBuffer(new Document({ sections: [{ children }] })));

const readers = {
  mammoth: async () => (await mammoth.extractRawText({ path: 'resume.docx' })).value,
  'word-extractor': async () => (await new WordExtractor().extract('resume.docx')).getBody(),
  officeparser: async () => (await (await OfficeParser.parseOffice('resume.docx')).to('text')).value,
};
const expected = {
  mammoth: 'Cook 2019\u20112024|Class 12\t2019|Oak HotelNew Delhi',
  'word-extractor': 'Cook 20192024|Class 12\t2019|Oak Hotel|New Delhi',
  officeparser: 'Cook 20192024|Class 12\t2019|Oak Hotel|New Delhi',
};
for (const [name, read] of Object.entries(readers)) {
  const seen = (await read()).trim().replace(/\n+/g, '|');
  console.log(`${name}: ${seen}`);
  if (seen !== expected[name]) throw new Error(`changed: expected ${expected[name]}`);
}
END
node read.mjs
