#!/usr/bin/env bash
# Sanscript writes Hindi letters with a dot below, as in सड़क or फ़ोन, in Latin letters only where each is one character. As two
# characters, the form of NFC and so of nearly all stored text, they stay half Hindi: "saḍa़ka" with a Devanagari dot in
# it, and the vowel before the dot. Normalizing first, the usual remedy, makes the good form into the bad one: these eight
# letters are left out of composition by Unicode, so normalize('NFC') takes them apart.
# Source: indic-transliteration/sanscript.js issue 34, open since 2021; seen here.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund @indic-transliteration/sanscript@1.3.3
echo '@indic-transliteration/sanscript 1.3.3'

cat > write.mjs << 'END'
import sanscript from '@indic-transliteration/sanscript';

const expected = {
  'स\u095cक': ['saṛaka', 'saḍa\u093cka'],
  '\u095eोन': ['fōna', 'pha\u093cōna'],
  '\u095bरूरी': ['zarūrī', 'ja\u093crūrī'],
};
for (const [word, verdicts] of Object.entries(expected))
  for (const [index, text] of [word, word.normalize('NFC')].entries()) {
    const seen = sanscript.t(text, 'devanagari', 'iso');
    console.log(`${text}, of ${text.length} characters${index ? ', normalized' : ''}: ${seen}`);
    if (seen !== verdicts[index]) throw new Error(`changed: expected ${verdicts[index]}`);
  }
END
node write.mjs
