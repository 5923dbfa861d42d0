#!/usr/bin/env bash
# Two search libraries cut Hindi words at their vowel signs: Orama, also with its language "indian", and FlexSearch with
# every encoder that has words. "काम" (work) is the letters क and म, so in Orama a search for it finds every text with
# either, and in FlexSearch "दिल्ली" finds "दो लोग". Nothing fails, and what was meant is among the results: it looks like
# bad ranking. They split at what is no letter, and a vowel sign is a mark (\p{M}); MiniSearch splits at spaces and
# punctuation, and is right.
# Source: seen here; scikit-learn/scikit-learn issue 20211 is the same in another program.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund @orama/orama@3.1.18 flexsearch@0.8.212 minisearch@7.2.0
echo '@orama/orama 3.1.18, flexsearch 0.8.212, minisearch 7.2.0'

cat > find.mjs << 'END'
import { create, insert, search } from '@orama/orama';
import { Encoder, Index } from 'flexsearch';
import MiniSearch from 'minisearch';

const texts = ['रसोई का काम', 'कम वेतन', 'मकान की सफ़ाई', 'दिल्ली में ड्राइवर', 'दो लोग चाहिए'];
const orama = create({ schema: { text: 'string' }, language: 'indian' });
const flex = new Index();
const mini = new MiniSearch({ fields: ['text'] });
for (const [id, text] of texts.entries()) {
  insert(orama, { id: String(id), text });
  flex.add(id, text);
  mini.add({ id, text });
}
const finders = {
  Orama: (term) => search(orama, { term }).hits.map(({ id }) => Number(id)),
  FlexSearch: (term) => flex.search(term),
  MiniSearch: (term) => mini.search(term).map(({ id }) => id),
};
const expected = {
  Orama: { काम: [0, 1, 2, 3], दिल्ली: [3, 4] },
  FlexSearch: { काम: [0], दिल्ली: [3, 4] },
  MiniSearch: { काम: [0], दिल्ली: [3] },
};
console.log('FlexSearch, the words of "दिल्ली":', new Encoder().encode('दिल्ली'));
for (const [name, verdicts] of Object.entries(expected))
  for (const [term, ids] of Object.entries(verdicts)) {
    const seen = finders[name](term).sort();
    console.log(`${name}, ${term}: ${seen.map((id) => texts[id]).join(', ')}`);
    if (String(seen) !== String(ids)) throw new Error(`changed: expected ${ids.map((id) => texts[id])}`);
  }
END
node find.mjs
