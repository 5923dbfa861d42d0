#!/usr/bin/env bash
# In Hindi कल is both yesterday and tomorrow, and परसों two days from today on either side; the verb says which. dateparser
# always takes कल for tomorrow and परसों for the day before yesterday, so of two neighbouring words one goes forward and one
# back, and its setting PREFER_DATES_FROM, which decides such questions for a month without a year, changes neither. A
# number is sure no more: 05/04/2024 is 5 April to its Hindi and to English of India, and 4 May to its English.
# Source: microsoft/Recognizers-Text pull request 1977 leaves these words out as ambiguous; seen here.
set -eu
cd "$(mktemp -d)"
command -v python3 > apt.log && python3 -m venv env 2>> apt.log ||
  { apt-get update && apt-get install -y python3-venv && python3 -m venv env; } > apt.log
env/bin/pip install --quiet --disable-pip-version-check dateparser==1.4.3
echo "dateparser 1.4.3, $(python3 --version)"

cat > read.py << 'END'
from datetime import datetime

import dateparser

TODAY = datetime(2026, 3, 10, 12)


def day(text, **how):
    settings = {'RELATIVE_BASE': TODAY, **how.pop('settings', {})}
    seen = dateparser.parse(text, settings=settings, **how).date().isoformat()
    print(text, how, settings.get('PREFER_DATES_FROM', ''), seen)
    return seen


for preferred in ('past', 'future'):
    settings = {'PREFER_DATES_FROM': preferred}
    assert day('कल', languages=['hi'], settings=settings) == '2026-03-11'
    assert day('परसों', languages=['hi'], settings=settings) == '2026-03-08'
assert day('05/04/2024', languages=['hi']) == '2024-04-05'
assert day('05/04/2024', locales=['en-IN']) == '2024-04-05'
assert day('05/04/2024', languages=['en']) == '2024-05-04'
END
env/bin/python read.py
