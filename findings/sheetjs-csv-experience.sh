#!/usr/bin/env bash
# SheetJS reads the experience in a list of candidates as dates: of "4-6" (years) it makes 6 April 2001, of the class
# "12/1" the first of December, and leaves "2 to 4" and "10+2" alone. Of the days on which they can join, in India's order,
# it turns 05/04/2024 into 4 May and leaves 15/04/2024 a text, so one column has two kinds of values and half of them are
# wrong. A phone number loses its plus, or its 0, and a code of occupation, 5120.0100 (NCO 2015), its last zeros. Papa
# Parse with dynamicTyping changes only the last two. The option `raw` keeps every text.
# Source: SheetJS/sheetjs issues 940 and 2716, where the maintainer says that it follows Excel; seen here.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund xlsx@0.18.5 papaparse@5.7.1
echo 'xlsx 0.18.5, papaparse 5.7.1'

cat > read.mjs << 'END'
import Papa from 'papaparse';
import XLSX from 'xlsx';

const texts = ['4-6', '2 to 4', '12/1', '10+2', '05/04/2024', '15/04/2024', '+919876543210', '09876543210', '5120.0100'];
const csv = texts.join('\n');
const day = (date) => new Date(date);
const expected = {
  SheetJS: [day('2001-04-06'), '2 to 4', day('2001-12-01'), '10+2', day('2024-05-04'), '15/04/2024', 919876543210, 9876543210, 5120.01],
  'Papa Parse': ['4-6', '2 to 4', '12/1', '10+2', '05/04/2024', '15/04/2024', '+919876543210', 9876543210, 5120.01],
  'SheetJS with raw': texts,
};
const sheetjs = (options) => {
  const { Sheets } = XLSX.read(csv, { type: 'string', ...options });
  return Object.entries(Sheets.Sheet1)
    .filter(([cell]) => !cell.startsWith('!'))
    .map(([, { v }]) => v);
};
const seen = {
  SheetJS: sheetjs({ cellDates: true }),
  'Papa Parse': Papa.parse(csv, { dynamicTyping: true, delimiter: ';' }).data.flat(),
  'SheetJS with raw': sheetjs({ raw: true }),
};
for (const [reader, values] of Object.entries(expected)) {
  console.log(`${reader}: ${texts.map((text, at) => `${text} is ${JSON.stringify(seen[reader][at])}`).join(', ')}`);
  if (JSON.stringify(seen[reader]) !== JSON.stringify(values)) throw new Error(`changed: expected ${JSON.stringify(values)}`);
}
END
TZ=UTC node read.mjs
