#!/usr/bin/env bash
# pdftotext without options reads a lone date at the right edge of its line after everything below it, on a page that
# has no other column: in a resume with one school, the year stands below the languages. The option -layout keeps the line
# whole. A date 0.7 of the font's size behind its title is read in its line, one at twice that size apart from it.
# Source: seen here, poppler-utils 22.12 of Debian 12; its manual promises "reading order" without -layout.
set -eu
cd "$(mktemp -d)"
command -v pdftotext > /dev/null || apt-get install -y -qq poppler-utils
npm install --silent --no-fund pdfkit@0.20.2
echo "$(pdftotext -v 2>&1 | head -n 1), pdfkit 0.20.2"

cat > make.mjs << 'END'
import { createWriteStream } from 'node:fs';
import PDFDocument from 'pdfkit';

const size = 12;
const behindTitle = (distance) => (pdf) => 72 + pdf.widthOfString('Class 12, Commerce') + distance * size;
const places = { right: (pdf) => 523 - pdf.widthOfString('2019'), near: behindTitle(0.7), far: behindTitle(2) };
for (const [name, placeOf] of Object.entries(places)) {
  const pdf = new PDFDocument({ size: 'A4', margin: 0 });
  pdf.pipe(createWriteStream(`${name}.pdf`));
  pdf.font('Helvetica', size);
  const put = (text, y, x = 72) => pdf.text(text, x, y, { lineBreak: false });
  put('Education', 100);
  put('Class 12, Commerce', 124);
  put('2019', 124, placeOf(pdf));
  put('Government Girls School, Shakarpur', 142);
  put('Languages', 180);
  put('Hindi and English', 204);
  pdf.end();
}
END
node make.mjs

check() { # what, seen, expected
  echo "$1: $2"
  [ "$2" = "$3" ] || { echo "changed: expected $3"; exit 1; }
}
lines() { pdftotext "$@" - | tr -d '\f' | grep . | sed 's/  */ /g; s/^ //' | paste -s -d '|'; }
school='Government Girls School, Shakarpur|Languages|Hindi and English'
check 'at the right edge' "$(lines right.pdf)" "Education|Class 12, Commerce|$school|2019"
check 'the same, -layout' "$(lines -layout right.pdf)" "Education|Class 12, Commerce 2019|$school"
check '0.7 of the size behind' "$(lines near.pdf)" "Education|Class 12, Commerce 2019|$school"
check 'twice the size behind' "$(lines far.pdf)" "Education|Class 12, Commerce|2019|$school"
