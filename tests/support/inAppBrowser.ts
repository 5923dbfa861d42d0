import type { Page } from '@playwright/test';

/** Options of Playwright for Instagram's browser on a cheap Android phone. Downloads are refused. */
export const instagram = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 13; SM-A135F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/129.0 Mobile Safari/537.36 Instagram 350.0.0.0 Android',
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  acceptDownloads: false,
};

/**
 * Does everything to a page that browsers inside apps do. Each was seen in one that people in India use, or in a bug report.
 * Call it before the page is opened.
 */
export async function makeHostile(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A new tab opens in the same one.
    addEventListener(
      'click',
      (event) => (event.target as Element).closest('[target=_blank]')?.removeAttribute('target'),
      true,
    );
    // A download of a blob: address takes the page away instead.
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      if (this.download) location.assign('/about');
      else click.call(this);
    };
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.assign(Navigator.prototype, { canShare: () => true, share: async () => refuse() });
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
    document.execCommand = () => false;
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
    Reflect.deleteProperty(window, 'open');
  });
}
