#!/usr/bin/env bash
# What Chromium saves as PDF has its Hindi right only for readers of ActualText (ISO 32000-1, 14.9.4), where Chromium puts the
# characters of joined letters: pdftotext reads them. pdf.js does not, nor what is built on it (Firefox, unpdf and most
# parsers of resumes in JavaScript): of कर्मचारी it gives "कम चारी". Ghostscript, which makes files small enough to upload,
# drops ActualText: after it pdftotext is no better. A check with pdftotext alone finds nothing.
# Source: mozilla/pdf.js issue 12237, open since 2020; seen here.
set -euo pipefail
cd "$(mktemp -d)"
command -v chromium gs pdftotext > apt.log || { apt-get update && apt-get install -y chromium ghostscript poppler-utils; } > apt.log
npm init -y > npm.log && npm install --silent --no-fund unpdf@1.8.1 @fontsource/hind@5.3.0
echo "$(chromium --version | cut -d ' ' -f 1-2), $(pdftotext -v 2>&1 | head -n 1), Ghostscript $(gs --version), unpdf 1.8.1"

cat > page.html << 'END'
<!doctype html><html lang="hi"><meta charset="utf-8">
<style>
  @font-face { font-family: Hind; src: url(node_modules/@fontsource/hind/files/hind-devanagari-400-normal.woff2); }
  p { font: 20px Hind; }
</style>
<p>कर्मचारी शर्तें नियुक्ति</p></html>
END
chromium --headless --no-sandbox --allow-file-access-from-files --no-pdf-header-footer --print-to-pdf=page.pdf page.html \
  2> chromium.log > chromium.out
gs -q -sDEVICE=pdfwrite -o small.pdf page.pdf
cat > read.mjs << 'END'
import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';

const pdf = await getDocumentProxy(new Uint8Array(readFileSync('page.pdf')));
console.log((await extractText(pdf, { mergePages: true })).text);
END

check() { # what, "right" or "wrong": its text comes from the standard input
  text=$(tr -d '\0\f' | tr -s '[:space:]' ' ' | sed 's/ $//')
  case $text in
    'कर्मचारी शर्तें नियुक्ति') verdict=right ;;
    *चा*त*न*) verdict=wrong ;;
    *) verdict='not read' ;;
  esac
  echo "$1, $verdict: $text"
  [ "$verdict" = "$2" ] || { echo "changed: expected $2"; exit 1; }
}
pdftotext page.pdf - | check 'pdftotext' right
node read.mjs 2> warnings.log | check 'pdf.js' wrong
pdftotext small.pdf - | check 'pdftotext after Ghostscript' wrong
