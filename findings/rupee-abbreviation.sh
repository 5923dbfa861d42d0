#!/usr/bin/env bash
# "Rs. 18,000", as most Indian advertisements write a pay, is 0.18 to currency.js, accounting and numeral: the point of
# the abbreviation is taken for the decimal point, and the comma is dropped. Naming "Rs. " as the symbol changes nothing in
# currency.js. "₹18,000" and "Rs 18,000" are read rightly. No error comes, so an import of pay passes; where the amount
# has a second point, as "Rs. 1,20,000.50" has, currency.js and numeral give NaN, and accounting 0.12.
# Source: seen here; caiogondim/parse-price.js issue 3 is the same for the Russian "руб.".
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund currency.js@2.0.4 accounting@0.4.1 numeral@2.0.6
echo 'currency.js 2.0.4, accounting 0.4.1, numeral 2.0.6'

cat > read.mjs << 'END'
import accounting from 'accounting';
import currency from 'currency.js';
import numeral from 'numeral';

const readers = {
  'currency.js': (text) => currency(text).value,
  'currency.js, its symbol "Rs. "': (text) => currency(text, { symbol: 'Rs. ' }).value,
  accounting: accounting.unformat,
  numeral: (text) => numeral(text).value(),
};
const expected = {
  '₹18,000': [18000, 18000, 18000, 18000],
  'Rs 18,000': [18000, 18000, 18000, 18000],
  'Rs. 18,000': [0.18, 0.18, 0.18, 0.18],
  'Rs. 1,20,000.50': [NaN, NaN, 0.12, NaN],
};
for (const [text, verdicts] of Object.entries(expected))
  for (const [index, [name, read]] of Object.entries(readers).entries()) {
    const seen = read(text);
    console.log(`${name}: "${text}" is ${seen}`);
    if (!Object.is(seen, verdicts[index])) throw new Error(`changed: expected ${verdicts[index]}`);
  }
END
node read.mjs
