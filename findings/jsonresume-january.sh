#!/usr/bin/env bash
# Four themes of JSON Resume make a month up; a fifth, flat, does not. The schema allows a date that is only a year, and
# Indian resumes have hardly others for school and training: "2016" to "2019" is printed as January 2016 to January 2019,
# and by stackoverflow, on a machine west of Greenwich, as December 2015 to December 2018. Such a resume states what its
# owner never said, and what a certificate may contradict.
# Source: jsonresume/jsonresume-theme-class issue 68, mended in that theme; rbardini/jsonresume-theme-even pull request
# 29, open; seen here.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund @jsonresume/schema@1.3.1 \
  jsonresume-theme-{even@0.26.1,elegant@1.16.1,flat@0.3.7,macchiato@1.1.0,stackoverflow@3.3.0}
echo '@jsonresume/schema 1.3.1, themes even 0.26.1, elegant 1.16.1, flat 0.3.7, macchiato 1.1.0, stackoverflow 3.3.0'

cat > render.mjs << 'END'
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const resume = {
  basics: { name: 'Asha Verma', email: 'asha@example.in', location: { city: 'New Delhi', countryCode: 'IN' }, profiles: [] },
  work: [{ name: 'Oak Hotel', position: 'Cook', startDate: '2016', endDate: '2019', highlights: [] }],
  ...Object.fromEntries(['volunteer', 'education', 'awards', 'skills', 'languages', 'interests'].map((part) => [part, []])),
};
require('@jsonresume/schema').validate(resume, (errors) => {
  if (errors) throw new Error('changed: a year is no date of the schema');
});
const expected = {
  even: 'Jan 2016 – Jan 2019',
  elegant: 'Jan, 2016 - Jan, 2019',
  flat: 'Work 2016 — 2019',
  macchiato: '01/2016 - 01/2019',
  stackoverflow: process.env.TZ === 'UTC' ? 'Jan 2016 - Jan 2019' : 'Dec 2015 - Dec 2018',
};
for (const [name, verdict] of Object.entries(expected)) {
  const theme = await import(import.meta.resolve(`jsonresume-theme-${name}`));
  const html = await (theme.render ?? theme.default.render)(structuredClone(resume));
  const text = html.replace(/<(style|script)[^]*?<\/\1>|<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  const seen = text.match(/[\w,/]*\W?201[56].*?201[89]/)?.[0];
  console.log(`TZ=${process.env.TZ}, ${name}: ${seen}`);
  if (seen !== verdict) throw new Error(`changed: expected ${verdict}`);
}
END
TZ=UTC node --no-deprecation render.mjs
TZ=America/New_York node --no-deprecation render.mjs
