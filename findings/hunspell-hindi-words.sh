#!/usr/bin/env bash
# The program hunspell, with Debian's Hindi dictionary, cuts Hindi words at their vowel signs: नौकरी is checked as न and
# करी, किताब as क, त and ब. The words are in the dictionary: nspell reads the same files and finds no fault. A build that runs
# the program over Hindi text gets a list of letters. With nspell one thing is left to do: सड़क with ड़ as one character
# (U+095C) is wrong to it, as the dictionary has the two of NFC.
# Source: hunspell/hunspell issues 634 and 1057, open; WORDCHARS, which the .aff file would need, is in its manual.
set -euo pipefail
cd "$(mktemp -d)"
[ -e /usr/share/hunspell/hi_IN.dic ] && command -v hunspell > apt.log ||
  { apt-get update && apt-get install -y hunspell hunspell-hi; } > apt.log
npm init -y > npm.log && npm install --silent --no-fund nspell@2.1.5
echo "$(hunspell --version | head -n 1), hunspell-hi $(dpkg-query -W -f '${Version}' hunspell-hi), nspell 2.1.5"

cat > check.mjs << 'END'
import { readFileSync } from 'node:fs';
import nspell from 'nspell';

const [affixes, words] = ['aff', 'dic'].map((end) => readFileSync(`/usr/share/hunspell/hi_IN.${end}`));
const speller = nspell(affixes, words);
const wrong = readFileSync(0, 'utf8').trim().split(' ').filter((word) => !speller.correct(word));
console.log(wrong.join(' ') || 'none');
END
check() { # what, seen, expected
  echo "$1: $2"
  [ "$2" = "$3" ] || { echo "changed: expected $3"; exit 1; }
}
text='नौकरी वेतन किताब'
one=$(printf '\340\244\270\340\245\234\340\244\225') two=$(printf '\340\244\270\340\244\241\340\244\274\340\244\225')
seen=$(echo "$text" | LC_ALL=C.UTF-8 hunspell -d hi_IN -i utf-8 -l | paste -s -d ' ')
check "hunspell, wrong words of \"$text\"" "$seen" 'न क त ब'
check 'nspell, the same text' "$(echo "$text" | node check.mjs)" none
check 'nspell, सड़क with ड़ as one character and as two' "$(echo "$one $two" | node check.mjs)" "$one"
