#!/usr/bin/env bash
# ical.js shows the backslash of "\;" in the note of a contact card, though it unescapes "\," beside it. A semicolon in a
# text must be written so (RFC 2426, section 4; RFC 6350, section 3.4), and vcard-parser reads it.
# Source: seen here, ical.js 2.2.1.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund ical.js@2.2.1 vcard-parser@1.0.0
echo 'ical.js 2.2.1, vcard-parser 1.0.0'

cat > read.mjs << 'END'
import ICAL from 'ical.js';
import vcardParser from 'vcard-parser';

const note = String.raw`Mon to Fri\, 10 to 18\; Sat 10 to 14`;
const card = `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Oak\r\nN:;Oak;;;\r\nNOTE:${note}\r\nEND:VCARD\r\n`;
const seen = {
  'ical.js': new ICAL.Component(ICAL.parse(card)).getFirstPropertyValue('note'),
  'vcard-parser': vcardParser.parse(card).note[0].value,
};
console.log(seen);
if (seen['ical.js'] !== String.raw`Mon to Fri, 10 to 18\; Sat 10 to 14`) throw new Error('ical.js changed');
if (seen['vcard-parser'] !== 'Mon to Fri, 10 to 18; Sat 10 to 14') throw new Error('vcard-parser changed');
END
node read.mjs
