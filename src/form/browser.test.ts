import { expect, test } from 'vitest';
import { canDownload, isInsideApp } from './browser.ts';

const android = 'Mozilla/5.0 (Linux; Android 13; SM-A135F';
const webView = `${android}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/129.0 Mobile Safari/537.36`;
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';

test.each([
  ['Instagram on Android', false, true, `${webView} Instagram 350.0.0.0 Android (33/13; samsung; SM-A135F)`],
  ['Instagram on iPhone', false, true, `${iPhone} Mobile/21F90 Instagram 350.0.0.0 (iPhone14,5; iOS 17_5)`],
  ['Facebook on iPhone', false, true, `${iPhone} Mobile/21F90 [FBAN/FBIOS;FBAV/480.0.0.0;FBDV/iPhone14,5]`],
  ['LinkedIn', false, true, `${iPhone} Mobile/21F90 [LinkedInApp]/9.30`],
  ["another app's WebView", false, true, webView],
  ['Firefox on iPhone', false, false, `${iPhone} FxiOS/130.0 Mobile/15E148 Safari/605.1.15`],
  ['Chrome on Android', true, false, `${android}) AppleWebKit/537.36 Chrome/129.0 Mobile Safari/537.36`],
  ['Safari on iPhone', true, false, `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on iPhone', true, false, `${iPhone} CriOS/129.0 Mobile/15E148 Safari/604.1`],
  ['Firefox on Windows', true, false, windows],
  [
    "Vivo's, on a web view",
    false,
    false,
    'Mozilla/5.0 (Linux; Android 10; V1990A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/87.0.4280.141 Mobile Safari/537.36 VivoBrowser/10.3.10.0',
  ],
  [
    "Vivo's",
    true,
    false,
    'Mozilla/5.0 (Linux; Android 16; V2425A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.200 Mobile Safari/537.36 VivoBrowser/28.7.45.0',
  ],
  [
    'Opera Mini, on a web view',
    false,
    false,
    'Mozilla/5.0 (Linux; U; Android 10; SM-G960F Build/QP1A.190711.020; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/95.0.4638.50 Mobile Safari/537.36 OPR/60.0.2254.59405',
  ],
  [
    'Opera on Android',
    true,
    false,
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 OPR/86.0.0.0',
  ],
  [
    'UC on iPhone',
    false,
    false,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_6_1 like Mac OS X; zh-CN) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/19G82 UCBrowser/15.0.4.1842 Mobile AliApp(TUnionSDK/0.1.20.4)',
  ],
  [
    'UC on Android',
    true,
    false,
    'Mozilla/5.0 (Linux; U; Android 12; en-US; SM-A515F Build/SP1A.210812.016) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/15.5.5.1312 Mobile Safari/537.36',
  ],
  [
    "Xiaomi's",
    true,
    false,
    'Mozilla/5.0 (Linux; U; Android 13; en-in; 2201117TI Build/TKQ1.221114.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.5.2-gn',
  ],
])('%s downloads: %s, is inside an app: %s', (_, downloads, isInside, userAgent) => {
  expect(canDownload(userAgent)).toBe(downloads);
  expect(isInsideApp(userAgent)).toBe(isInside);
});
