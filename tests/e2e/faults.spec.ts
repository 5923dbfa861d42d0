import { contactForm, resume, seeker } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { expect, holdScripts, test, textOf } from '../support/site.ts';

const { digits } = fixture;

test('a browser without storage, window.open and clipboard can send and copy the whole application', async ({
  page,
}) => {
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

test('a new tab that never opens is replaced by a link to the same chat in the same tab', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener(
      'click',
      (event) => (event.target as Element).closest('[target=_blank]') && event.preventDefault(),
    ),
  );
  const form = contactForm(page, fixture);
  await form.open();
  await form.fillApplication();
  await form.submit().click();
  const href = await form.ok.getAttribute('href');
  await form.ok.click();
  const again = page.getByRole('link', { name: form.words.openAgain });
  await expect(again).toHaveAttribute('href', href ?? '');
  await expect(again).not.toHaveAttribute('target');
  await again.click();
  await expect(page).toHaveURL(/wa\.me/);
  await page.goBack();
  await expect(again).toHaveAttribute('href', href ?? '');
  await expect(form.field('name')).toHaveValue('');
});

test('submitting twice opens one dialog, and pressing OK twice sends once', async ({ page, context }) => {
  const form = contactForm(page, fixture);
  await form.open();
  await form.fillApplication();
  let downloads = 0;
  let chats = 0;
  page.on('download', () => downloads++);
  context.on('page', () => chats++);
  await page.locator('form').evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await expect(form.dialog).toHaveCount(1);
  await form.ok.evaluate((link: HTMLAnchorElement) => {
    link.click();
    link.click();
  });
  await expect(form.panel).toBeVisible();
  await expect(() => expect([chats, downloads]).toEqual([1, 1])).toPass();
});

test.describe('offline at submit, so that the QR code can not be loaded', () => {
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED'] });

  test('the dialog opens without the QR code, has both links, and the resume is downloaded', async ({
    page,
    context,
  }) => {
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

test.describe('a resume that can not be read', () => {
  test.use({ expectedErrors: ['The resume could not be read'] });

  test('or is not read within ten seconds is left out of the application', async ({ page }) => {
    await page.clock.install();
    const form = contactForm(page, fixture);
    const { words, preview } = form;
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    await form.open();
    await form.fillApplication();
    await page.evaluate(() => {
      FileReader.prototype.readAsDataURL = function () {
        queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')));
      };
    });
    await form.submit().click();
    await expect(preview).toBeVisible();
    await expect(preview).not.toContainText(`${words.resume}:`);
    await expect(page.getByRole('alert')).toBeHidden();
    await form.button(words.back).click();

    await page.evaluate(() => {
      FileReader.prototype.readAsDataURL = () => {};
      FileReader.prototype.abort = function () {
        this.dispatchEvent(new ProgressEvent('abort'));
      };
    });
    await form.submit().click();
    await page.clock.runFor(9_500);
    await expect(preview).toBeHidden();
    await page.clock.runFor(1_000);
    await expect(preview).toBeVisible();
    await expect(preview).not.toContainText(`${words.resume}:`);
    await form.call.click();
    await expect(form.panel).toBeVisible();
    expect(downloads).toEqual([]);
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
