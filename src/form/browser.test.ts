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
])('%s downloads: %s, is inside an app: %s', (_, downloads, isInside, userAgent) => {
  expect(canDownload(userAgent)).toBe(downloads);
  expect(isInsideApp(userAgent)).toBe(isInside);
});
