#!/usr/bin/env bash
# In English of India the short form of September has four letters, and only September's: a browser there writes
# "4 Sept 2026". Luxon, Day.js in strict mode and date-fns don't read it with the pattern that reads the eleven other months,
# "d MMM yyyy": their English is America's. Luxon does if it is told en-IN, date-fns not even with its locale for it. So a
# list that a page writes for its visitor and reads back, or a resume with such dates, breaks for one month.
# Source: sisyphsu/dateparser pull request 23 for Java since 17, kensnyder/any-date-parser issue 34 for another; seen here.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund luxon@3.7.2 dayjs@1.11.23 date-fns@4.4.0
echo "luxon 3.7.2, dayjs 1.11.23, date-fns 4.4.0, Node $(node --version), CLDR $(node -p process.versions.cldr)"

cat > read.mjs << 'END'
import { isValid, parse } from 'date-fns';
import { enIN } from 'date-fns/locale';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { DateTime } from 'luxon';

dayjs.extend(customParseFormat);
const readers = {
  Luxon: (text) => DateTime.fromFormat(text, 'd MMM yyyy').isValid,
  'Luxon with en-IN': (text) => DateTime.fromFormat(text, 'd MMM yyyy', { locale: 'en-IN' }).isValid,
  'Day.js': (text) => dayjs(text, 'D MMM YYYY', true).isValid(),
  'date-fns': (text) => isValid(parse(text, 'd MMM yyyy', new Date(0))),
  'date-fns with en-IN': (text) => isValid(parse(text, 'd MMM yyyy', new Date(0), { locale: enIN })),
};
const written = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' });
const texts = Array.from({ length: 12 }, (_, month) => written.format(new Date(2026, month, 4)));
for (const [name, read] of Object.entries(readers)) {
  const unread = texts.filter((text) => !read(text));
  console.log(`${name} does not read: ${unread.join(', ') || 'none'}`);
  const expected = name === 'Luxon with en-IN' ? '' : '4 Sept 2026';
  if (unread.join() !== expected) throw new Error(`changed: expected "${expected}"`);
}
END
node read.mjs
