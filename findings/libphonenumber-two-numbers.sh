#!/usr/bin/env bash
# libphonenumber-js takes two numbers for one, and calls it valid: what stands behind a comma is the first one's extension,
# so a tel: link dials 55231 after the call is answered. Behind a slash the digits are joined to one number.
# Source: pg-irc/pathways-frontend issue 1232; seen here with numbers as Indian firms write them.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund libphonenumber-js@1.13.16
echo 'libphonenumber-js 1.13.16'

cat > parse.mjs << 'END'
import { parsePhoneNumber } from 'libphonenumber-js/max';

const expected = {
  '98110 55230, 55231': 'tel:+919811055230;ext=55231 valid',
  '011-4123 4567 / 68': 'tel:+91114123456768 not valid',
};
for (const [text, verdict] of Object.entries(expected)) {
  const number = parsePhoneNumber(text, 'IN');
  const seen = `${number.format('RFC3966')} ${number.isValid() ? 'valid' : 'not valid'}`;
  console.log(`${text}: ${seen}`);
  if (seen !== verdict) throw new Error(`changed: expected ${verdict}`);
}
END
node parse.mjs
