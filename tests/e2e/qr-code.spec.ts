import jsQR from 'jsqr';
import sharp from 'sharp';
import { contactForm } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { expect, holdScripts, test } from '../support/site.ts';

test('a QR code that comes late moves nothing, and opens the same chat as the OK link', async ({ page }) => {
  const release = await holdScripts(page, /QrCode/);
  const form = contactForm(page, fixture);
  await form.open('?for=employers');
  await form.fillHiringRequest();
  await form.submit('hiring-request').click();
  const before = await form.call.boundingBox();
  release();
  await expect(form.code).toBeVisible();
  expect(await form.call.boundingBox()).toEqual(before);

  await form.code.scrollIntoViewIfNeeded();
  const { data, info } = await sharp(await form.code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  expect(read?.data).toBe(await form.ok.getAttribute('href'));
});

test.describe('offline at submit', () => {
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED'] });

  test('the dialog has both links, without the QR code that can not be loaded', async ({ page, context }) => {
    const form = contactForm(page, fixture);
    await form.open('?for=employers');
    await form.fillHiringRequest();
    const code = page.waitForEvent('requestfailed', (request) => request.url().includes('QrCode'));
    await context.setOffline(true);
    await form.submit('hiring-request').click();
    await code;
    await expect(form.ok).toHaveAttribute('href', new RegExp(`^https://wa\\.me/${fixture.digits}\\?text=`));
    await expect(form.call).toBeVisible();
    await expect(form.code).toBeHidden();
  });
});
