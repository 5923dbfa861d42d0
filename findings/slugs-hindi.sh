#!/usr/bin/env bash
# Of a Hindi title slugify and @sindresorhus/slugify make an empty address, without an error, so all Hindi pages get one and
# the same; both transliterate many other scripts, and both write something for the rupee sign. transliteration and
# any-ascii write Latin letters, each its own, and leave out the vowel that every Hindi letter has by itself, so कम (less) is
# "km"; काम (work) is "kaam" in the one, and "kam", as others write कम, in the other. github-slugger keeps the Hindi.
# Source: izolate/slugify issue 10 is the same in Dart; Trott/slug pull request 55 gave another library the script; seen here.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund slugify@1.6.9 @sindresorhus/slugify@3.0.1 \
  transliteration@2.6.1 any-ascii@0.3.3 github-slugger@2.0.0
echo 'slugify 1.6.9, @sindresorhus/slugify 3.0.1, transliteration 2.6.1, any-ascii 0.3.3, github-slugger 2.0.0'

cat > name.mjs << 'END'
import sindresorhus from '@sindresorhus/slugify';
import anyAscii from 'any-ascii';
import { slug } from 'github-slugger';
import slugify from 'slugify';
import { slugify as transliterated } from 'transliteration';

const makers = { slugify, sindresorhus, transliteration: transliterated, 'any-ascii': anyAscii, 'github-slugger': slug };
const expected = {
  काम: ['', '', 'kaam', 'kam', 'काम'],
  कम: ['', '', 'km', 'km', 'कम'],
  'वेतन ₹18,000': ['indian-rupee18000', 'r18-000', 'vetn-18-000', 'vetn Rs18,000', 'वेतन-18000'],
};
for (const [title, slugs] of Object.entries(expected))
  for (const [index, [maker, make]] of Object.entries(makers).entries()) {
    const seen = make(title);
    console.log(`${maker}: "${title}" is "${seen}"`);
    if (seen !== slugs[index]) throw new Error(`changed: expected "${slugs[index]}"`);
  }
END
node name.mjs
