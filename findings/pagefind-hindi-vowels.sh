#!/usr/bin/env bash
# Pagefind takes the vowel signs of Hindi for accents, and drops them: "काम" (work) also finds a page on "कम" (less), and
# "दिन" (day) one on "दान" (gift) and one on "दुनिया", the world. With accents this forgives a slip of typing, and the marks of
# Japanese are left out of it; in Hindi words of the same consonants become one. The option `exactDiacritics`, off by
# default, keeps them apart.
# Source: seen here; the option in Pagefind's documentation is about accents.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund pagefind@1.6.0
echo 'pagefind 1.6.0'

mkdir site
head='<!doctype html><html lang="hi"><meta charset="utf-8">'
page() { echo "$head<title>$1</title><main><p>$2</p></main></html>" > "site/$1.html"; }
page work 'काम'
page less 'कम वेतन'
page day 'तीन दिन'
page gift 'दान'
page world 'दुनिया भर'
node_modules/.bin/pagefind --site site > build.log
echo '{ "type": "module" }' > site/pagefind/package.json

cat > find.mjs << 'END'
import { readFileSync } from 'node:fs';

const origin = 'http://localhost';
globalThis.fetch = async (url) => new Response(readFileSync(`site${new URL(url, origin).pathname}`));
globalThis.location = { origin, href: origin };
globalThis.window = { location };
globalThis.document = { querySelector: () => ({ getAttribute: () => 'hi' }), currentScript: null };
const pagefind = await import('./site/pagefind/pagefind.js');

const expected = [
  [false, { काम: 'less work', दिन: 'day gift world' }],
  [true, { काम: 'work', दिन: 'day' }],
];
for (const [exactDiacritics, verdicts] of expected) {
  await pagefind.options({ basePath: '/pagefind/', exactDiacritics });
  for (const [term, verdict] of Object.entries(verdicts)) {
    const { results } = await pagefind.search(term);
    const pages = await Promise.all(results.map((result) => result.data()));
    const seen = pages.map(({ url }) => url.match(/\w+(?=\.html)/)[0]).sort().join(' ');
    console.log(`exactDiacritics ${exactDiacritics}, ${term}: ${seen || 'nothing'}`);
    if (seen !== verdict) throw new Error(`changed: expected ${verdict}`);
  }
}
process.exit();
END
node find.mjs 2> warnings.log
