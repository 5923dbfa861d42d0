#!/usr/bin/env bash
# date-fns does not read two of the months that it writes itself in Hindi: "15 अक्टूबर 2026" (October) is an invalid date to
# the very pattern and language that wrote it, and so is April in the short form, "15 अप्रैल, 2026". The other months come
# back, so a date picker in Hindi that reads what its user sees works for most of the year.
# Source: date-fns/date-fns pull request 1434 mended the reading of Hindi dates before; seen here.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund date-fns@4.4.0
echo 'date-fns 4.4.0'

cat > read.mjs << 'END'
import { format, isValid, parse } from 'date-fns';
import { hi } from 'date-fns/locale';

const expected = { 'd MMMM yyyy': [10], 'd MMM yyyy': [4, 10], P: [], PP: [4, 10], PPP: [10] };
for (const [pattern, lost] of Object.entries(expected)) {
  const seen = Array.from({ length: 12 }, (_, month) => month).filter((month) => {
    const text = format(new Date(2026, month, 15), pattern, { locale: hi });
    const read = parse(text, pattern, new Date(2026, 0), { locale: hi });
    const isLost = !isValid(read) || read.getMonth() !== month;
    if (isLost) console.log(`${pattern}: "${text}" is written, and read as ${read}`);
    return isLost;
  });
  const months = seen.map((month) => month + 1);
  console.log(`${pattern}: months that do not come back: ${months.join(', ') || 'none'}`);
  if (`${months}` !== `${lost}`) throw new Error(`changed: expected ${lost}`);
}
END
node read.mjs
