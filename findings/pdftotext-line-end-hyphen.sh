#!/usr/bin/env bash
# pdftotext takes every hyphen at the end of a line for one that the end of the line has added, and drops it, between
# digits too: "2019-" above "2024" is read as 20192024, a phone number loses its hyphen, and "Delhi -" above "Agra" becomes
# "Delhi Agra". The option -layout keeps them.
# Source: seen here, poppler-utils 22.12 of Debian 12; its manual says that hyphenation is undone unless -layout is given.
set -eu
cd "$(mktemp -d)"
command -v pdftotext > /dev/null || apt-get install -y -qq poppler-utils
npm install --silent --no-fund pdfkit@0.20.2
echo "$(pdftotext -v 2>&1 | head -n 1), pdfkit 0.20.2"

cat > make.mjs << 'END'
import { createWriteStream } from 'node:fs';
import PDFDocument from 'pdfkit';

const pdf = new PDFDocument();
pdf.pipe(createWriteStream('hyphens.pdf'));
for (const lines of ['Cook 2019-\n2024', 'Call 011-\n41234567', 'Drove Delhi - \nAgra', 'Drove Delhi \n- Agra'])
  pdf.text(lines).moveDown(3);
pdf.end();
END
node make.mjs

check() { # what, seen, expected
  echo "$1: $2"
  [ "$2" = "$3" ] || { echo "changed: expected $3"; exit 1; }
}
lines() { pdftotext "$@" hyphens.pdf - | tr -d '\f' | grep . | paste -s -d '|'; }
check 'no option' "$(lines)" 'Cook 20192024|Call 01141234567|Drove Delhi Agra|Drove Delhi|- Agra'
check '-layout' "$(lines -layout)" 'Cook 2019-|2024|Call 011-|41234567|Drove Delhi -|Agra|Drove Delhi|- Agra'
