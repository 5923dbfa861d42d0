#!/usr/bin/env bash
# Parsers of names take Indian names apart wrongly, and each otherwise. A person with one name, as many have, has only a last
# name in parse-full-name and only a first one in humanparser, so the same record lacks another required field. The
# initial behind the name, as in the south, "Rajesh V" or "Suresh I", is a suffix to humanparser, "the fifth" and "the
# first", while "Anitha K" has K for a last name. "Smt." is no title in either and becomes the first name.
# Source: RateGravity/parse-full-name issue 35 asks for the same of "I" there; seen here.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund humanparser@2.7.0 parse-full-name@1.2.7
echo 'humanparser 2.7.0, parse-full-name 1.2.7'

cat > parse.mjs << 'END'
import human from 'humanparser';
import full from 'parse-full-name';

const parsers = {
  humanparser: (name) => {
    const { firstName, lastName, suffix } = human.parseName(name);
    return { first: firstName, last: lastName, suffix };
  },
  'parse-full-name': full.parseFullName,
};
const expected = {
  Asha: ['first Asha', 'last Asha'],
  'Rajesh V': ['first Rajesh, suffix V', 'first Rajesh, last V'],
  'Suresh I': ['first Suresh, suffix I', 'first Suresh, last I'],
  'Anitha K': ['first Anitha, last K', 'first Anitha, last K'],
  'Smt. Sunita Devi': ['first Smt., last Devi', 'first Smt., last Devi'],
};
for (const [name, verdicts] of Object.entries(expected))
  for (const [index, [library, parse]] of Object.entries(parsers).entries()) {
    const parts = parse(name);
    const seen = ['first', 'last', 'suffix'].filter((part) => parts[part]).map((part) => `${part} ${parts[part]}`).join(', ');
    console.log(`${library}, ${name}: ${seen}`);
    if (seen !== verdicts[index]) throw new Error(`changed: expected ${verdicts[index]}`);
  }
END
node parse.mjs
