#!/usr/bin/env bash
# Cloudflare Pages reads 101 rules of _headers, not the 100 of its documentation, and skips the rest of the file. This is a
# warning, no error: the site goes online, and the last rules, often those for single files, are missing.
# Source: developers.cloudflare.com/pages/configuration/headers; seen here in Cloudflare's own program.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund wrangler@4.60.0
echo 'wrangler 4.60.0'

mkdir site
for n in $(seq 110); do
  echo page > "site/page-$n.html"
  printf '/page-%s\n  X-Rule: %s\n\n' "$n" "$n" >> site/_headers
done
node_modules/.bin/wrangler pages dev site --port 8793 --compatibility-date=2026-01-01 > log 2>&1 &
trap "kill $!" EXIT
for _ in $(seq 60); do sleep 1; curl -s -o answer localhost:8793/page-1 && break; done

rule() { curl -s -D - -o answer "localhost:8793/page-$1" | tr -d '\r' | grep -i '^x-rule' || echo none; }
check() { # what, seen, expected
  echo "$1: $2"
  [ "$2" = "$3" ] || { echo "changed: expected $3"; exit 1; }
}
check 'rule 100' "$(rule 100)" 'x-rule: 100'
check 'rule 101' "$(rule 101)" 'x-rule: 101'
check 'rule 102' "$(rule 102)" none
check 'said' "$(grep -o 'Maximum number of rules supported is 100' log)" 'Maximum number of rules supported is 100'
