#!/usr/bin/env bash
# chrono-node reads "10+2", as Indian resumes write the 12th class, as a time: ten o'clock, two hours east of Greenwich, on
# the day of reading; `strict`, which is for dates that are surely meant, does too. The years beside it, "2016" or
# "2019 - 2021", are no dates to it, so of a line on a school only the wrong date comes back.
# Source: seen here.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund chrono-node@2.10.3
echo 'chrono-node 2.10.3'

cat > read.mjs << 'END'
import * as chrono from 'chrono-node';

const day = new Date('2026-11-28T09:00:00Z');
const expected = {
  '10+2 from a CBSE school, 2016': '10+2: 2026-11-28T08:00Z',
  'ITI Fitter, 2019 - 2021': 'nothing',
  'Joined on 12 January 2019': 'on 12 January 2019: 2019-1',
};
const asText = ({ text, start }) => {
  if (start.isCertain('hour')) return `${text}: ${start.date().toISOString().slice(0, 16)}Z`;
  return `${text}: ${start.get('year')}-${start.get('month')}`;
};
for (const [line, verdict] of Object.entries(expected))
  for (const [name, parser] of Object.entries({ casual: chrono.casual, strict: chrono.strict })) {
    const seen = parser.parse(line, { instant: day, timezone: 0 }).map(asText).join(', ') || 'nothing';
    console.log(`${name}, "${line}": ${seen}`);
    if (seen !== verdict) throw new Error(`changed: expected ${verdict}`);
  }
END
node read.mjs
