#!/usr/bin/env bash
# yaml keeps a comment above the first item of a list as the list's own, while those above other items are theirs. When
# the first item is removed or moved, its comment stays and stands above another one.
# Source: eemeli/yaml issue 502.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund yaml@2.9.1
echo 'yaml 2.9.1'

cat > remove.mjs << 'END'
import { parseDocument } from 'yaml';

const without = (index) => {
  const document = parseDocument('cities:\n  # Closed on Monday\n  - Agra\n  # Closed on Friday\n  - Delhi\n');
  document.deleteIn(['cities', index]);
  return String(document);
};
const seen = [without(0), without(1)];
console.log(`without Agra:\n${seen[0]}\nwithout Delhi:\n${seen[1]}`);
const expected = [
  'cities:\n  # Closed on Monday\n  # Closed on Friday\n  - Delhi\n',
  'cities:\n  # Closed on Monday\n  - Agra\n',
];
if (seen.some((text, index) => text !== expected[index])) throw new Error('changed');
END
node remove.mjs
