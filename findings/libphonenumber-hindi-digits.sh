#!/usr/bin/env bash
# A phone number in Hindi digits is no phone number to JavaScript's libphonenumbers, though Arabic, Persian and
# full-width digits are: "९८११० ५५२३०" is NOT_A_NUMBER. The Java original takes the digits of any script (its maintainer in
# google/libphonenumber issue 954), so a server in Java accepts what the page refuses. Findings in a text lack it silently.
# Source: that issue; iziz/libPhoneNumber-iOS issue 160 for a third port; seen here.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund google-libphonenumber@3.2.47 libphonenumber-js@1.13.16 \
  awesome-phonenumber@7.8.0
echo 'google-libphonenumber 3.2.47, libphonenumber-js 1.13.16, awesome-phonenumber 7.8.0'

cat > parse.mjs << 'END'
import { parsePhoneNumber as awesome } from 'awesome-phonenumber';
import google from 'google-libphonenumber';
import { findPhoneNumbersInText, parsePhoneNumber } from 'libphonenumber-js/max';

const { PhoneNumberFormat, PhoneNumberUtil } = google;
const util = PhoneNumberUtil.getInstance();
const attempt = (read) => {
  try {
    return read() ?? 'none';
  } catch {
    return 'none';
  }
};
const latin = '9811055230';
const inDigits = (zero) => latin.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const texts = { Arabic: 0x660, Persian: 0x6f0, 'full-width': 0xff10, Hindi: 0x966, Bengali: 0x9e6 };
for (const [script, zero] of Object.entries(texts)) {
  const text = inDigits(zero);
  const seen = [
    attempt(() => util.format(util.parse(text, 'IN'), PhoneNumberFormat.E164)),
    attempt(() => parsePhoneNumber(text, 'IN').number),
    attempt(() => awesome(text, { regionCode: 'IN' }).number?.e164),
    attempt(() => findPhoneNumbersInText(`Tel. ${text}`, 'IN')[0]?.number.number),
  ];
  console.log(`${script} digits, ${text}: ${seen.join(', ')}`);
  const verdict = script === 'Hindi' || script === 'Bengali' ? 'none' : `+91${latin}`;
  if (seen.some((number) => number !== verdict)) throw new Error(`changed: expected ${verdict}`);
}
END
node parse.mjs
