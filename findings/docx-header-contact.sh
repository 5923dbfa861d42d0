#!/usr/bin/env bash
# Resumes written from Word's templates have the name and the phone number in the page's header. mammoth and officeparser
# give the body alone, with no message that something was left out, so such a candidate arrives without a name and can't be
# called. word-extractor has the header, apart from the body: getBody() alone loses it too.
# Source: mwilliamson/mammoth.js issue 9, open since 2013; morungos/node-word-extractor issue 34; seen here.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund docx@9.15.2 mammoth@1.13.0 officeparser@7.8.0 word-extractor@1.0.4
echo 'docx 9.15.2, mammoth 1.13.0, officeparser 7.8.0, word-extractor 1.0.4'

cat > read.mjs << 'END'
import { Document, Header, Packer, Paragraph } from 'docx';
import mammoth from 'mammoth';
import { OfficeParser } from 'officeparser';
import WordExtractor from 'word-extractor';

const header = new Header({ children: [new Paragraph('Asha Verma, 98765 43210')] });
const children = [new Paragraph('Work experience')];
const file = await Packer.toBuffer(new Document({ sections: [{ headers: { default: header }, children }] }));

const { value, messages } = await mammoth.extractRawText({ buffer: file });
const word = await new WordExtractor().extract(file);
const seen = {
  mammoth: value,
  officeparser: (await OfficeParser.parseOffice(file)).toText(),
  'word-extractor, body': word.getBody(),
  'word-extractor, headers': word.getHeaders(),
};
console.log(`messages of mammoth: ${messages.length}`);
for (const [reader, text] of Object.entries(seen)) {
  console.log(`${reader}: "${text.trim()}"`);
  const expected = reader.endsWith('headers') ? 'Asha Verma, 98765 43210' : 'Work experience';
  if (text.trim() !== expected) throw new Error(`changed: expected "${expected}"`);
}
if (messages.length > 0) throw new Error('changed: mammoth says that something is left out');
END
node read.mjs
