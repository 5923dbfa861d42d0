#!/usr/bin/env bash
# compromise reads "five lakh" as 5, and words-to-numbers as the text "5 lakh", of which parseFloat makes 5: they know thousand
# and million, and pass over the words in which Indians say a pay. "two lakh fifty thousand" is no error either, but two
# numbers, 2 and 50000, and "1.5 crore" is 1.5. A filter by least pay then drops the best paid work.
# Source: microsoft/Recognizers-Text issue 2112, mended there; akshaynagpal/w2n issue 32 for Python, open; seen here.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund words-to-numbers@1.5.1 compromise@14.17.0
echo 'words-to-numbers 1.5.1, compromise 14.17.0'

cat > read.mjs << 'END'
import nlp from 'compromise';
import { wordsToNumbers } from 'words-to-numbers';

const expected = {
  'twelve thousand': [12000, [12000]],
  'two million': [2000000, [2000000]],
  'five lakh': ['5 lakh', [5]],
  'two lakh fifty thousand': ['2 lakh 50000', [2, 50000]],
  'one crore twenty lakh': ['1 crore 20 lakh', [1, 20]],
  '1.5 crore': ['1.5 crore', [1.5]],
};
for (const [words, verdicts] of Object.entries(expected)) {
  const seen = [wordsToNumbers(words), nlp(words).numbers().get()];
  console.log(`"${words}": words-to-numbers ${seen[0]}; compromise ${seen[1].join(' and ')}`);
  if (JSON.stringify(seen) !== JSON.stringify(verdicts)) throw new Error(`changed: expected ${verdicts}`);
}
END
node read.mjs
