import type { Page } from '@playwright/test';

/** What browsers inside apps do to a page. Each was seen in one that people in India use, or in a bug report. */
const hostilities = [
  'same tab',
  'blob navigates',
  'share rejects',
  'no clipboard',
  'storage blocked',
  'storage full',
  'no window.open',
] as const;

export type Hostility = (typeof hostilities)[number];

/** Options of Playwright for Instagram's browser on a cheap Android phone. Downloads are refused. */
export const instagram = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 13; SM-A135F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/129.0 Mobile Safari/537.36 Instagram 350.0.0.0 Android',
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  acceptDownloads: false,
};

/** Makes a page's browser hostile. Call it before the page is opened. */
export async function makeHostile(page: Page, chosen: readonly Hostility[] = hostilities): Promise<void> {
  for (const hostility of chosen) await page.addInitScript(scripts[hostility]);
}

const scripts: Record<Hostility, () => void> = {
  'same tab': () =>
    addEventListener(
      'click',
      (event) => (event.target as Element).closest('[target=_blank]')?.removeAttribute('target'),
      true,
    ),
  // A download of a blob: address takes the page away instead.
  'blob navigates': () => {
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      if (this.download) location.assign('/about');
      else click.call(this);
    };
  },
  'share rejects': () =>
    Object.assign(Navigator.prototype, {
      canShare: () => true,
      share: async () => {
        throw new DOMException('Permission denied', 'NotAllowedError');
      },
    }),
  'no clipboard': () => {
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
    document.execCommand = () => false;
  },
  'storage blocked': () =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
      configurable: true,
    }),
  'storage full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'no window.open': () => {
    Reflect.deleteProperty(window, 'open');
  },
};
