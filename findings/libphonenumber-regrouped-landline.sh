#!/usr/bin/env bash
# Google's libphonenumber and libphonenumber-js write a landline of Kota, "0744 2501234", as "074425 01234", also where the
# format in which it was typed is asked for: Indian mobile numbers begin like the codes of such cities, so its type is
# FIXED_LINE_OR_MOBILE, and the code of the city is lost. The other way round the mobile number 77012 32342 is a
# FIXED_LINE, and becomes "07701 232 342". Lucknow's code, 522, is kept.
# Source: seen here; google/libphonenumber issue 1017 made the type of such numbers FIXED_LINE_OR_MOBILE.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund google-libphonenumber@3.2.47 libphonenumber-js@1.13.16
echo 'google-libphonenumber 3.2.47, libphonenumber-js 1.13.16'

cat > format.mjs << 'END'
import google from 'google-libphonenumber';
import { parsePhoneNumber } from 'libphonenumber-js/max';

const { PhoneNumberUtil, PhoneNumberType } = google;
const util = PhoneNumberUtil.getInstance();
const expected = {
  '0522 2612345': '0522 261 2345 FIXED_LINE',
  '0744 2501234': '074425 01234 FIXED_LINE_OR_MOBILE',
  '0891 2561234': '089125 61234 FIXED_LINE_OR_MOBILE',
  '077012 32342': '07701 232 342 FIXED_LINE',
};
for (const [typed, verdict] of Object.entries(expected)) {
  const number = util.parseAndKeepRawInput(typed, 'IN');
  const type = Object.keys(PhoneNumberType).find((key) => PhoneNumberType[key] === util.getNumberType(number));
  const other = parsePhoneNumber(typed, 'IN');
  const seen = [`${util.formatInOriginalFormat(number, 'IN')} ${type}`, `${other.formatNational()} ${other.getType()}`];
  console.log(`${typed}: ${seen.join(', ')}`);
  if (seen.some((text) => text !== verdict)) throw new Error(`changed: expected ${verdict}`);
}
END
node format.mjs
