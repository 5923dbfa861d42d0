#!/usr/bin/env bash
# A rupee sign on an English page costs a second font file. Fontsource cuts families as Google Fonts does, where the file
# "latin" has the euro sign but not the rupee sign: a browser fetches "latin-ext" for it, with Noto Sans 55 KB beside 13.
# Open Sans and Lato name the sign in the unicode-range of "latin-ext" too, but no file of theirs draws it: a browser
# fetches the file, and then takes the sign from another font.
# Source: seen here, Fontsource 5.3.0; the range of "latin" is that of the CSS of fonts.googleapis.com.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund fontkit@2.0.4 \
  @fontsource/{inter,lato,noto-sans,open-sans,poppins}@5.3.0
echo '@fontsource/{inter,lato,noto-sans,open-sans,poppins} 5.3.0, fontkit 2.0.4'

cat > read.mjs << 'END'
import { readFileSync, statSync } from 'node:fs';
import { openSync } from 'fontkit';

const [rupee, euro] = ['₹', '€'].map((sign) => sign.codePointAt(0));

/** The files that a browser would fetch for a character: those whose unicode-range names it. */
function filesFor(family, character) {
  const css = readFileSync(`node_modules/@fontsource/${family}/400.css`, 'utf8');
  return [...css.matchAll(/files\/(\S+?\.woff2)[^}]*unicode-range:([^;]*);/g)]
    .filter(([, , ranges]) =>
      ranges.split(',').some((range) => {
        const [from, to = from] = range.trim().slice(2).split('-').map((point) => Number.parseInt(point, 16));
        return from <= character && character <= to;
      }),
    )
    .map(([, file]) => file);
}

const seen = Object.fromEntries(
  ['inter', 'noto-sans', 'poppins', 'lato', 'open-sans'].map((family) => {
    const path = (file) => `node_modules/@fontsource/${family}/files/${file}`;
    const latin = `${family}-latin-400-normal.woff2`;
    const named = filesFor(family, rupee);
    return [family, {
      latin: statSync(path(latin)).size,
      latinHas: { '€': filesFor(family, euro).includes(latin), '₹': named.includes(latin) },
      forRupee: Object.fromEntries(named.map((file) => [file, statSync(path(file)).size])),
      drawnBy: named.filter((file) => openSync(path(file)).hasGlyphForCodePoint(rupee)).length,
    }];
  }),
);
console.dir(seen, { depth: 4 });

for (const [family, { latinHas, forRupee, drawnBy }] of Object.entries(seen)) {
  if (!latinHas['€'] || latinHas['₹']) throw new Error(`"latin" of ${family} changed`);
  if (!(`${family}-latin-ext-400-normal.woff2` in forRupee)) throw new Error(`"latin-ext" of ${family} changed`);
  if ((drawnBy === 0) !== ['lato', 'open-sans'].includes(family)) throw new Error(`${family} draws it otherwise now`);
}
END
node read.mjs
