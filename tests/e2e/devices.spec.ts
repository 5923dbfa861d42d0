import jsQR from 'jsqr';
import sharp from 'sharp';
import {
  agency,
  chooseCall,
  expect,
  fillApplication,
  openForm,
  resume,
  seeker,
  test,
} from '../support/site.ts';

for (const [what, message] of [
  ['a short message', seeker.message],
  ['a message in Hindi', 'मुझे दिल्ली में लेखा विभाग में काम चाहिए। मार्च से।'],
  ['a message near the capacity', 'I look for work. '.repeat(100).trim()],
] as const) {
  test(`on a laptop the dialog has a QR code that a phone can read: ${what}`, async ({ page }) => {
    await openForm(page, '/contact');
    await fillApplication(page, { ...seeker, message });
    await page.getByRole('button', { name: 'Submit Application' }).click();
    const code = page.getByRole('img', { name: 'QR code of this chat' });
    await code.scrollIntoViewIfNeeded();
    const { data, info } = await sharp(await code.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const read = jsQR(new Uint8ClampedArray(data), info.width, info.height);
    expect(read?.data).toBe(await page.getByRole('link', { name: /^OK/ }).getAttribute('href'));
  });
}

test('over the capacity of a QR code a sentence says so, and the number can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page, '/contact');
  await fillApplication(page, { ...seeker, message: 'x'.repeat(3000) });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('dialog')).toContainText('too long for a QR code');
  await page.getByRole('button', { name: 'Copy number' }).click();
  await expect(page.getByRole('dialog')).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(agency.phones[0]);
});

test.describe('the QR code', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] });

  test('is left out when its script can not be had, and nothing else is missing', async ({ page }) => {
    await page.route(/QrCode/, (route) => route.abort());
    await openForm(page, '/contact');
    await fillApplication(page);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByRole('link', { name: /^Cancel/ })).toContainText(agency.phones[0]);
    await expect(page.getByRole('img', { name: 'QR code of this chat' })).toBeHidden();
    await page.getByRole('link', { name: /^OK/ }).click();
    await expect(page.getByText('Thank you for your submission!')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('there is no QR code, and its script is not loaded', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openForm(page, '/contact');
    await fillApplication(page);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code of this chat' })).toBeHidden();
    expect(scripts.filter((url) => url.includes('QrCode'))).toEqual([]);
  });

  for (const [what, share] of [
    ['a share sheet', true],
    ['no share sheet', false],
  ] as const) {
    test(`with ${what} the panel says how the resume gets into the chat`, async ({ page }) => {
      await page.addInitScript((shares) => {
        const shared: string[] = [];
        Object.assign(window, { shared });
        Object.assign(Navigator.prototype, {
          canShare: shares ? ({ files }: ShareData) => files?.length === 1 : undefined,
          share: async ({ files }: ShareData) => void shared.push(`${files?.[0]?.name} ${files?.[0]?.size}`),
        });
      }, share);
      await openForm(page, '/contact');
      await fillApplication(page);
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await page.getByRole('link', { name: /^OK/ }).click();
      const panel = page.getByRole('status').filter({ hasText: 'Thank you' });
      await expect(panel).toContainText(`attach ${resume.name}`);
      const button = panel.getByRole('button', { name: 'Share resume' });
      await expect(button).toBeVisible({ visible: share });
      if (!share) return;
      await button.click();
      expect(await page.evaluate('shared')).toEqual([`${resume.name} ${resume.buffer.length}`]);
    });
  }

  test('what is pressed on the way is large enough for a thumb', async ({ page }) => {
    await openForm(page, '/contact');
    const controls = page
      .locator('form')
      .locator(
        'input:not([type=radio]):not([type=hidden]), select, textarea, button, label:has([type=radio])',
      );
    for (const control of await controls.all()) {
      if (!(await control.isVisible())) continue;
      const box = await control.boundingBox();
      expect(box?.height, await control.evaluate((element) => element.outerHTML)).toBeGreaterThanOrEqual(44);
    }
    for (const target of await page
      .locator('a:visible:not([href="#content"]), button:visible, summary:visible')
      .all()) {
      const box = await target.boundingBox();
      const isInText = await target.evaluate((element) => element.parentElement?.tagName === 'P');
      if (!isInText)
        expect(box?.height, await target.evaluate((element) => element.outerHTML)).toBeGreaterThanOrEqual(24);
    }
  });
});

test('where the clipboard API is blocked, Copy message copies all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
    addEventListener('copy', ({ target }) => {
      const { value, selectionStart, selectionEnd } = target as HTMLTextAreaElement;
      Object.assign(window, { copied: value.slice(selectionStart, selectionEnd) });
    });
  });
  await openForm(page, '/contact');
  await fillApplication(page);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const message = await page
    .getByRole('region', { name: 'Your message' })
    .evaluate((region) => region.textContent);
  await chooseCall(page);
  await page.getByRole('button', { name: 'Copy message' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate('copied')).toBe(message);
});

test('the answers of the dialog stay where they are when the QR code comes', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/QrCode/, async (route) => {
    await held;
    await route.continue();
  });
  await openForm(page, '/contact');
  await fillApplication(page);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const cancel = page.getByRole('link', { name: /^Cancel/ });
  const before = await cancel.boundingBox();
  release();
  await expect(page.getByRole('img', { name: 'QR code of this chat' })).toBeVisible();
  expect(await cancel.boundingBox()).toEqual(before);
});
