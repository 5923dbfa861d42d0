#!/usr/bin/env bash
# inapp-spy calls Facebook's own app "Facebook Messenger", and UC Browser on an iPhone, which is a browser with tabs and
# downloads, a browser inside an app; UC Browser on Android it does not.
# Source: seen here, with user agents of these programs.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund inapp-spy@5.0.10
echo 'inapp-spy 5.0.10'

cat > spy.mjs << 'END'
import InAppSpy from 'inapp-spy';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)';
const android = 'Mozilla/5.0 (Linux; U; Android 13; en-US; M2101K6P) AppleWebKit/537.36 (KHTML, like Gecko)';
const expected = {
  [`${iPhone} AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/430.0.0.30.110]`]:
    'inside Facebook Messenger',
  [`${iPhone} AppleWebKit/537.51.1 (KHTML, like Gecko) Mobile/20F66 UCBrowser/15.2.1.2097 Mobile`]:
    'inside an app without a name',
  [`${android} Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.4.0.1306 Mobile Safari/537.36`]: 'a browser',
};
for (const [ua, verdict] of Object.entries(expected)) {
  const { isInApp, appName = 'an app without a name' } = InAppSpy({ ua });
  const seen = isInApp ? `inside ${appName}` : 'a browser';
  console.log(`${seen}: ${ua}`);
  if (seen !== verdict) throw new Error(`changed: expected ${verdict}`);
}
END
node spy.mjs
