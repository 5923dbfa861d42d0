#!/usr/bin/env bash
# A contact that an Android phone shares is a vCard 2.1, with a Hindi name in quoted-printable. vcf and vcard-parser do not
# decode it: the name is "=E0=A4=86=", what stands behind the end of its line is lost, and the next line is taken for a
# property called "=e0=a4=b6...". An English name in such a file is read rightly, so tests with one pass.
# Source: vCard 2.1, section 2.1.3 (a line ends with "=", and the next begins without a space); jhermsmeier/node-vcf pull
# request 31; emersion/go-vcard issue 32 for the phone; seen here.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund vcf@2.1.2 vcard-parser@1.0.0
echo 'vcf 2.1.2, vcard-parser 1.0.0'

cat > read.mjs << 'END'
import vcardParser from 'vcard-parser';
import Vcf from 'vcf';

const encoded = (text) => [...Buffer.from(text)].map((byte) => `=${byte.toString(16).toUpperCase()}`).join('');
const hindi = `FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${encoded('आ')}=\r\n${encoded('शा')}`;
const card = (name) => `BEGIN:VCARD\r\nVERSION:2.1\r\n${name}\r\nTEL;CELL:+919811055230\r\nEND:VCARD\r\n`;
const readers = {
  vcf: (text) => new Vcf().parse(text).get('fn').valueOf(),
  'vcard-parser': (text) => vcardParser.parse(text).fn[0].value,
};
for (const [name, read] of Object.entries(readers)) {
  const seen = [read(card('FN:Asha')), read(card(hindi))];
  console.log(`${name}: ${seen.join(', ')}`);
  if (String(seen) !== `Asha,${encoded('आ')}=`) throw new Error(`changed: expected Asha, ${encoded('आ')}=`);
}
const properties = Object.keys(vcardParser.parse(card(hindi)));
console.log('properties of vcard-parser:', properties.join(', '));
if (!properties.includes(encoded('शा').toLowerCase())) throw new Error('changed: expected the rest of the name as a property');
END
node read.mjs
