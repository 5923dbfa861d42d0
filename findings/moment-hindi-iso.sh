#!/usr/bin/env bash
# With Hindi as its language moment writes every date in Devanagari digits, those for machines too: format() without a
# pattern, 'YYYY-MM-DD' and the count of milliseconds 'x'. `new Date` can't read them, nor can a date field or the times of
# structured data. The instant of toISOString() and JSON has usual digits, and so has Day.js with the same pattern. Hindi
# texts on screens hardly use these digits, so projects turn them off for people and find the machines' dates mended too.
# Source: BBC-archive/psammead issue 2105 and medic/cht-core issue 3335 for the digits on screen; seen here.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund moment@2.31.0 dayjs@1.11.23
echo "moment 2.31.0, dayjs 1.11.23, Node $(node --version)"

cat > write.cjs << 'END'
const moment = require('moment');
const dayjs = require('dayjs');
require('moment/locale/hi');
require('dayjs/locale/hi');

const written = '2026-04-05T10:30:00Z';
const interview = moment.utc(written).locale('hi');
const seen = {
  'format()': [interview.format(), '२०२६-०४-०५T१०:३०:००Z'],
  "format('YYYY-MM-DD')": [interview.format('YYYY-MM-DD'), '२०२६-०४-०५'],
  "format('x')": [interview.format('x'), toDevanagari(Date.parse(written))],
  'new Date(format())': [String(new Date(interview.format())), 'Invalid Date'],
  'toISOString()': [interview.toISOString(), '2026-04-05T10:30:00.000Z'],
  "Day.js format('YYYY-MM-DD')": [dayjs(written).locale('hi').format('YYYY-MM-DD'), '2026-04-05'],
};
for (const [what, [text, expected]] of Object.entries(seen)) {
  console.log(`${what}: ${text}`);
  if (text !== expected) throw new Error(`changed: expected ${expected}`);
}

function toDevanagari(number) {
  return String(number).replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));
}
END
TZ=UTC node write.cjs
