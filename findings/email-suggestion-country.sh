#!/usr/bin/env bash
# mailcheck and @zootools/email-spell-checker take an address under .co.in for a slip and offer the same one in Israel:
# asha@yahoo.co.in becomes asha@yahoo.co.il. Their list of endings has "in" and "co.il", but not "co.in", which is one letter
# from the latter. A form that offers their suggestion sends the answers to Indian applicants and firms to strangers.
# rediffmail.com, which we had suspected, is left alone.
# Source: seen here.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund mailcheck@1.1.1 @zootools/email-spell-checker@1.12.0
echo 'mailcheck 1.1.1, @zootools/email-spell-checker 1.12.0'

cat > suggest.mjs << 'END'
import zootools from '@zootools/email-spell-checker';
import mailcheck from 'mailcheck';

const expected = {
  'asha@yahoo.co.in': 'asha@yahoo.co.il',
  'asha@hotmail.co.in': 'asha@hotmail.co.il',
  'asha@firm.co.in': 'asha@firm.co.il',
  'asha@yahoo.in': 'none',
  'asha@rediffmail.com': 'none',
};
for (const [email, verdict] of Object.entries(expected))
  for (const [name, library] of Object.entries({ mailcheck, zootools })) {
    const seen = library.run({ email })?.full ?? 'none';
    console.log(`${name}: ${email}, suggested: ${seen}`);
    if (seen !== verdict) throw new Error(`changed: expected ${verdict}`);
  }
END
node suggest.mjs
