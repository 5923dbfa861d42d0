#!/usr/bin/env bash
# On Cloudflare Workers a rule of _headers for a folder is also sent with the answer that a file of this folder is
# missing: 404, and "immutable" for a year. A browser that asked for a script during an update keeps the failure. On
# Cloudflare Pages, from the same files, the answer is "no-store".
# Source: sveltejs/kit issue 16615; Cloudflare's own program for both.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund wrangler@4.60.0
echo 'wrangler 4.60.0'

mkdir -p site/assets worker
echo page > site/index.html
echo missing > site/404.html
echo 1 > site/assets/a.js
printf '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n' > site/_headers
cat > worker/wrangler.toml << 'END'
name = "finding"
compatibility_date = "2026-01-01"
assets = { directory = "../site", not_found_handling = "404-page" }
END

ask() { # folder, port, command: what is sent for a missing file
  (cd "$1" && shift && exec ../node_modules/.bin/wrangler "${@:2}" --port "$1" > log 2>&1) &
  for _ in $(seq 60); do sleep 1; curl -s -o answer "localhost:$2/" && break; done
  curl -s -D - -o answer "localhost:$2/assets/none.js" | tr -d '\r' | grep -iE '^(HTTP|cache-control)' | paste -s -d '|'
  kill $!
}
check() { # what, seen, expected
  echo "$1: $2"
  [ "$2" = "$3" ] || { echo "changed: expected $3"; exit 1; }
}
mkdir pages
check Worker "$(ask worker 8791 dev)" 'HTTP/1.1 404 Not Found|Cache-Control: public, max-age=31536000, immutable'
check Pages "$(ask pages 8792 pages dev ../site --compatibility-date=2026-01-01)" \
  'HTTP/1.1 404 Not Found|Cache-Control: no-store'
