#!/usr/bin/env bash
# Hindi of lunr-languages does not find a word at the end of a sentence: its trimmer counts the danda, the full stop of Hindi,
# as a letter. Its stemmer gives each word back as it is, so नौकरी does not find नौकरियाँ. It throws unless the cutter of Thai
# words is loaded first, and together with English, as a site in India needs it, "jobs, Delhi" throws "token.update is not
# a function": its words are plain strings, and are added as they are wherever it cuts otherwise than English.
# Source: seen here, the package's README for both uses; MihaiValentin/lunr-languages issue 45 is another error of several
# languages.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund lunr@2.3.9 lunr-languages@1.22.0
echo 'lunr 2.3.9, lunr-languages 1.22.0'

cat > find.cjs << 'END'
const lunr = require('lunr');
require('lunr-languages/lunr.stemmer.support')(lunr);
require('lunr-languages/lunr.multi')(lunr);
require('lunr-languages/lunr.ru')(lunr);

const attempt = (run) => {
  try {
    return run();
  } catch ({ message }) {
    return message;
  }
};
const found = (text, word, ...languages) => {
  const index = lunr(function () {
    for (const language of languages) this.use(language);
    this.ref('id');
    this.field('text');
    this.add({ id: 1, text });
  });
  return index.search(word).length ? 'found' : 'not found';
};
const check = (what, run, verdict) => {
  const seen = attempt(run);
  console.log(`${what}: ${seen}`);
  if (seen !== verdict) throw new Error(`changed: expected ${verdict}`);
};

const loadHindi = () => require('lunr-languages/lunr.hi')(lunr);
check('Hindi alone', loadHindi, "Cannot read properties of undefined (reading 'init')");
lunr.wordcut = require('lunr-languages/wordcut');
check('Hindi, with wordcut', loadHindi, undefined);
check('job in "jobs", English', () => found('jobs', 'job'), 'found');
const texts = { नौकरी: 'found', 'नौकरी की': 'found', 'नौकरी।': 'not found', नौकरियाँ: 'not found' };
for (const [text, verdict] of Object.entries(texts))
  check(`नौकरी in "${text}", Hindi`, () => found(text, 'नौकरी', lunr.hi), verdict);
const both = (text) => found(text, 'jobs', lunr.multiLanguage('en', 'hi'));
check('jobs in "jobs in Delhi", English and Hindi', () => both('jobs in Delhi'), 'found');
check('jobs in "jobs, Delhi", English and Hindi', () => both('jobs, Delhi'), 'token.update is not a function');
const russian = () => found('jobs, Delhi', 'jobs', lunr.multiLanguage('en', 'ru'));
check('jobs in "jobs, Delhi", English and Russian', russian, 'found');
END
node find.cjs 2> warnings.log
