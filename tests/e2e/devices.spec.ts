import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { contactForm, resume } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { expect, test } from '../support/site.ts';

test('on a laptop the dialog shows a QR code that opens the same chat as the OK link', async ({ page }) => {
  const form = contactForm(page, fixture);
  await form.open();
  await form.fillApplication();
  await form.submit().click();
  await form.code.scrollIntoViewIfNeeded();
  const { data, info } = await sharp(await form.code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  expect(read?.data).toBe(await form.ok.getAttribute('href'));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('controls are large enough to tap, no QR code is loaded, and the resume can be shared', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shared: string[] = [];
      Object.assign(window, { shared });
      Object.assign(Navigator.prototype, {
        canShare: ({ files }: ShareData) => files?.length === 1,
        share: async ({ files: [file] = [] }: ShareData) =>
          void shared.push(`${file?.name} ${file?.type} ${file?.size}`),
      });
    });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const form = contactForm(page, fixture);
    await form.open();
    expect(await tooSmall(page.locator('form'), controls, 44)).toEqual([]);
    expect(await tooSmall(page.locator('body'), targets, 24)).toEqual([]);

    await form.fillApplication();
    await form.submit().click();
    await expect(form.dialog).toBeVisible();
    await form.ok.click();
    await expect(form.panel).toContainText(form.words.attachOnPhone.replace('{resume}', resume.name));
    expect(requested.filter((url) => url.includes('QrCode'))).toEqual([]);
    await page.bringToFront();
    await form.panel.getByRole('button', { name: form.words.share }).click();
    expect(await page.evaluate('shared')).toEqual([`${resume.name} application/pdf ${resume.buffer.length}`]);
  });
});

const controls =
  'input:not([type=radio]):not([type=hidden]), select, textarea, button, label:has([type=radio])';
/** Links in a sentence are left out: they may be only as high as their line. */
const targets = 'a:not([href="#content"]):not(p > a), button:not(p > button), summary';

/** The visible elements whose height is below `least` CSS pixels. */
const tooSmall = (within: Locator, selector: string, least: number) =>
  within.locator(selector).evaluateAll(
    (elements, height) =>
      elements
        .filter((element) => element.checkVisibility())
        .filter((element) => element.getBoundingClientRect().height < height)
        .map((element) => element.outerHTML),
    least,
  );
