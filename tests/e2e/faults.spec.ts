import { contactForm, resume, seeker } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { expect, holdScripts, test, textOf } from '../support/site.ts';

const { digits } = fixture;

test('a browser without storage, window.open and clipboard sends and copies it all', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    Reflect.deleteProperty(window, 'open');
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
    addEventListener('copy', ({ target }) => {
      const { value, selectionStart, selectionEnd } = target as HTMLTextAreaElement;
      Object.assign(window, { copied: value.slice(selectionStart, selectionEnd) });
    });
  });
  const form = contactForm(page, fixture);
  const { words, panel } = form;
  await form.open();
  await form.fillApplication();
  await form.submit().click();
  const message = await form.previewText();
  // A modal dialog makes everything outside it inert, so copying works differently than on the page.
  await form.button(words.qrCode.copyNumber).click();
  await expect(form.dialog).toContainText(words.copied);
  expect(await page.evaluate('copied')).toBe(fixture.agency.phones[0]);
  const { address, file } = await form.chooseChat();
  expect(textOf(address)).toBe(message);
  expect(file).toEqual({ name: resume.name, content: resume.buffer });
  await page.bringToFront();
  await panel.getByRole('button', { name: words.copyMessage }).click();
  await expect(panel).toContainText(words.copied);
  expect(await page.evaluate('copied')).toBe(message);
});

test.describe('offline at submit, so that the QR code can not be loaded', () => {
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED'] });

  test('the dialog has both links, and the resume is downloaded', async ({ page, context }) => {
    const form = contactForm(page, fixture);
    await form.open();
    await form.fillApplication();
    const code = page.waitForEvent('requestfailed', (request) => request.url().includes('QrCode'));
    await context.setOffline(true);
    await form.submit().click();
    await code;
    await expect(form.ok).toHaveAttribute('href', new RegExp(`^https://wa\\.me/${digits}\\?text=`));
    await expect(form.call).toBeVisible();
    await expect(form.code).toBeHidden();
    const [download] = await Promise.all([page.waitForEvent('download'), form.ok.click()]);
    expect(download.suggestedFilename()).toBe(resume.name);
    await expect(form.panel).toBeVisible();
  });
});

test('the links of the dialog do not move when a late QR code appears', async ({ page }) => {
  const release = await holdScripts(page, /QrCode/);
  const form = contactForm(page, fixture);
  await form.open();
  await form.fillApplication({ ...seeker, message: 'मुझे काम चाहिए।' });
  await form.submit().click();
  const before = await form.call.boundingBox();
  release();
  await expect(form.code).toBeVisible();
  expect(await form.call.boundingBox()).toEqual(before);
});
