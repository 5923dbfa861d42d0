#!/usr/bin/env bash
# In "Salary 18000-22000" findPhoneNumbersInText of libphonenumber-js finds the toll-free number 1800 022 000, and calls it
# valid: India's toll-free numbers begin with 1800, and so does a pay of 18000 that stands without a comma before another
# of five digits. 17000-22000 and 18,000-22,000 are no numbers. A board that links the phone numbers of advertisements
# makes this pay a link that calls, and one that hides them takes it out; it looks like chance, as other amounts stay.
# Source: seen here.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund libphonenumber-js@1.13.16
echo 'libphonenumber-js 1.13.16'

cat > find.mjs << 'END'
import { findPhoneNumbersInText } from 'libphonenumber-js/max';

const expected = {
  'Salary 18000-22000': '+911800022000 TOLL_FREE valid',
  'Salary 18000 - 20000 per month': '+911800020000 TOLL_FREE valid',
  'Salary 17000-22000': 'none',
  'Salary 18,000-22,000': 'none',
};
for (const [text, verdict] of Object.entries(expected)) {
  const [found] = findPhoneNumbersInText(text, 'IN');
  const seen = found
    ? `${found.number.number} ${found.number.getType()} ${found.number.isValid() ? 'valid' : 'not valid'}`
    : 'none';
  console.log(`"${text}": ${seen}`);
  if (seen !== verdict) throw new Error(`changed: expected ${verdict}`);
}
END
node find.mjs
