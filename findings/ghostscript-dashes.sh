#!/usr/bin/env bash
# Ghostscript's txtwrite reads the en dash of "2019–2024" as 3, a bullet as a double quote, a curved apostrophe as 9 and
# the rupee sign as ¹, where a ToUnicode map gives its characters as the array of one bfrange, which PDFKit writes
# (allowed by ISO 32000-1, 9.10.3). The two bytes of a character seem to become one: 20 or 13 is 33, the digit 3. The same
# map written with bfchar is read rightly, and pdftotext reads both.
# Source: seen here, Ghostscript 10.00.0; no report of it was found.
set -eu
cd "$(mktemp -d)"
command -v gs qpdf pdftotext > /dev/null || apt-get install -y -qq ghostscript qpdf poppler-utils
npm install --silent --no-fund pdfkit@0.20.2 @expo-google-fonts/anek-latin@0.4.2
echo "Ghostscript $(gs --version), $(pdftotext -v 2>&1 | head -n 1), pdfkit 0.20.2"

cat > make.mjs << 'END'
import { createWriteStream } from 'node:fs';
import PDFDocument from 'pdfkit';

const pdf = new PDFDocument();
pdf.pipe(createWriteStream('array.pdf'));
pdf.font('node_modules/@expo-google-fonts/anek-latin/400Regular/AnekLatin_400Regular.ttf');
pdf.text('2019–2024 • Boys’ ₹ 500');
pdf.end();
END
node make.mjs

cat > bfchar.mjs << 'END'
import { readFileSync, writeFileSync } from 'node:fs';

const pdf = readFileSync('plain.pdf', 'latin1');
const map = /1 beginbfrange\n<0000> <\w+> \[(.*?)\]\nendbfrange/s;
const characters = map.exec(pdf)[1].match(/<\w+>/g);
const lines = characters.map((character, index) => `<${index.toString(16).padStart(4, '0')}> ${character}`);
const bfchar = [`${lines.length} beginbfchar`, ...lines, 'endbfchar'].join('\n');
writeFileSync('changed.pdf', pdf.replace(map, bfchar), 'latin1');
END
qpdf --qdf --object-streams=disable array.pdf plain.pdf
node bfchar.mjs
fix-qdf changed.pdf > bfchar.pdf

ghostscript() { gs -q -dNOPAUSE -dBATCH -sDEVICE=txtwrite -o - "$1" | tr -d '\r' | sed 's/^ *//'; }
check() { # what, seen, expected
  echo "$1: $2"
  [ "$2" = "$3" ] || { echo "changed: expected $3"; exit 1; }
}
check 'pdftotext' "$(pdftotext array.pdf - | head -n 1)" '2019–2024 • Boys’ ₹ 500'
check 'Ghostscript, array of a bfrange' "$(ghostscript array.pdf)" '201932024 " Boys9 ¹ 500'
check 'Ghostscript, bfchar' "$(ghostscript bfchar.pdf)" '2019–2024 • Boys’ ₹ 500'
