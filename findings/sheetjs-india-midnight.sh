#!/usr/bin/env bash
# On a machine in India SheetJS 0.18.5, the newest on npm, reads the day that it wrote itself as the one before: 15 January
# 2024 comes back as 14 January, 23:59:59. It counts from 1899, when India's clocks were 5:21:10 ahead, and writes ten
# seconds too many; ExcelJS shows them in the same file. In London time and New York's the day is right, so tests on a
# server pass, and a form's list of joining dates is wrong where it is used.
# Source: SheetJS/sheetjs issues 1565, open, and 2304; seen here.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund xlsx@0.18.5 exceljs@4.4.0
echo "xlsx 0.18.5, exceljs 4.4.0, Node $(node --version)"

cat > days.mjs << 'END'
import ExcelJS from 'exceljs';
import XLSX from 'xlsx';

const [, , expectedDay, expectedSeconds] = process.argv;
const book = XLSX.utils.book_new();
XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([[new Date(2024, 0, 15)]]));
const file = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' });
const read = XLSX.read(file, { cellDates: true }).Sheets.Sheet1.A1.v;
const other = new ExcelJS.Workbook();
await other.xlsx.load(file);
const inFile = other.worksheets[0].getCell('A1').value;
console.log(`${process.env.TZ}: written for the 15th, read as ${read}; ExcelJS: ${inFile.toISOString()}`);
if (read.getDate() !== Number(expectedDay) || inFile.getUTCSeconds() !== Number(expectedSeconds))
  throw new Error(`changed: expected the ${expectedDay}th, and ${expectedSeconds} seconds in the file`);
END
TZ=Asia/Kolkata node days.mjs 14 10
TZ=Europe/London node days.mjs 15 0
TZ=America/New_York node days.mjs 15 0
