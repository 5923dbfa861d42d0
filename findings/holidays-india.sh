#!/usr/bin/env bash
# date-holidays has six days for India in a year, the same for Delhi: Diwali, Holi, Eid and Dussehra are missing, and nothing says
# that the list is a part, so a count of working days takes Diwali for one. Python's holidays has eighteen for Delhi in 2026,
# Diwali among them, but from 2036 only the fixed days and estimates for Eid: it warns, and gives a year without Diwali.
# Source: commenthol/date-holidays issue 137 (the country is not planned); the warning is the library's own; seen here.
set -eu
cd "$(mktemp -d)"
command -v python3 > apt.log && python3 -m venv env 2>> apt.log ||
  { apt-get update && apt-get install -y python3-venv && python3 -m venv env; } > apt.log
env/bin/pip install --quiet --disable-pip-version-check holidays==0.105
npm init -y > npm.log && npm install --silent --no-fund date-holidays@3.37.0
echo "date-holidays 3.37.0, holidays 0.105, $(python3 --version)"

cat > list.cjs << 'END'
const Holidays = require('date-holidays');

for (const [place, ...region] of [['India'], ['Delhi', 'DL']]) {
  const days = new Holidays('IN', ...region).getHolidays(2026).map(({ date, name }) => `${date.slice(5, 10)} ${name}`);
  console.log(`date-holidays, ${place}, 2026: ${days.join(', ')}`);
  const expected = '01-26 04-03 04-14 08-15 10-02 12-25';
  if (days.map((day) => day.slice(0, 5)).join(' ') !== expected) throw new Error(`changed: expected ${expected}`);
}
END
node list.cjs

cat > list.py << 'END'
import warnings

import holidays

for year, count, has_diwali, warned in ((2026, 18, True, 0), (2036, 10, False, 1)):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter('always')
        days = holidays.India(subdiv='DL', years=year)
    names = [name for _, name in sorted(days.items())]
    print(f'holidays, Delhi, {year}: {", ".join(names)}; {[str(one.message) for one in caught]}')
    assert len(names) == count and len(caught) == warned
    assert any('Diwali' in name for name in names) == has_diwali
END
env/bin/python list.py
