import { expect, test } from 'vitest';
import { canDownload, isInsideApp } from './browser.ts';

const android = 'Mozilla/5.0 (Linux; Android 13; SM-A135F';
const webView = `${android}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/129.0 Mobile Safari/537.36`;
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Instagram on Android', `${webView} Instagram 350.0.0.0 Android (33/13; 300dpi; samsung; SM-A135F)`],
  ['Instagram on iPhone', `${iPhone} Mobile/21F90 Instagram 350.0.0.0 (iPhone14,5; iOS 17_5)`],
  ['Facebook on iPhone', `${iPhone} Mobile/21F90 [FBAN/FBIOS;FBAV/480.0.0.0;FBDV/iPhone14,5]`],
  ['LinkedIn', `${iPhone} Mobile/21F90 [LinkedInApp]/9.30`],
  ["another app's WebView", webView],
])('%s: inside an app, nothing is downloaded', (_, userAgent) => {
  expect(canDownload(userAgent)).toBe(false);
  expect(isInsideApp(userAgent)).toBe(true);
});

test('Firefox on iOS: a browser of its own, but nothing is downloaded', () => {
  const userAgent = `${iPhone} FxiOS/130.0 Mobile/15E148 Safari/605.1.15`;
  expect(canDownload(userAgent)).toBe(false);
  expect(isInsideApp(userAgent)).toBe(false);
});

test.each([
  [
    'Chrome on Android',
    `${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0 Mobile Safari/537.36`,
  ],
  ['Safari on iPhone', `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on iPhone', `${iPhone} CriOS/129.0 Mobile/15E148 Safari/604.1`],
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'],
])('%s downloads', (_, userAgent) => {
  expect(canDownload(userAgent)).toBe(true);
  expect(isInsideApp(userAgent)).toBe(false);
});
