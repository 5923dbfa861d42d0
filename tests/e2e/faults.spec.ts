import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { digits, expect, fillApplication, openForm, resume, seeker, test, textOf } from '../support/site.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' }).click();
const ok = (page: Page) => page.getByRole('dialog').getByRole('link', { name: /^OK/ });

/** Presses OK and checks that the chat opened with the message and that the resume came down whole. */
async function expectHandOff(page: Page) {
  const [download, chat] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForEvent('popup'),
    ok(page).click(),
  ]);
  await chat.waitForURL(/wa\.me/);
  expect(textOf(chat.url())).toContain(`Name: ${seeker.name}`);
  expect(readFileSync(await download.path())).toEqual(resume.buffer);
  await expect(page.getByText('Thank you for your submission!')).toBeVisible();
}

const brokenStorage = {
  'throws on access': () =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'is missing': () => Object.defineProperty(window, 'sessionStorage', { value: null }),
};

for (const [fault, breakIt] of Object.entries(brokenStorage)) {
  test(`session storage that ${fault}: the resume is held in memory and everything goes on`, async ({
    page,
  }) => {
    await page.addInitScript(breakIt);
    await openForm(page, '/contact');
    await fillApplication(page);
    await submit(page);
    await expectHandOff(page);
  });
}

test('without window.open the link opens WhatsApp all the same', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'open'));
  await openForm(page, '/contact');
  await fillApplication(page);
  await submit(page);
  await expectHandOff(page);
});

test('a new tab that never opens leaves the same chat one press away, in the same tab', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener(
      'click',
      (event) => (event.target as Element).closest('[target=_blank]') && event.preventDefault(),
    ),
  );
  await openForm(page, '/contact');
  await fillApplication(page);
  await submit(page);
  const href = await ok(page).getAttribute('href');
  await ok(page).click();
  const again = page.getByRole('link', { name: 'Open WhatsApp again' });
  await expect(again).toHaveAttribute('href', href ?? '');
  await expect(again).not.toHaveAttribute('target');
  await again.click();
  await expect(page).toHaveURL(/wa\.me/);
  await page.goBack();
  await expect(page.getByLabel(/^Name/)).toHaveValue('');
});

test('submitting twice opens one dialog, and pressing OK twice sends once', async ({ page, context }) => {
  await openForm(page, '/contact');
  await fillApplication(page);
  let downloads = 0;
  let chats = 0;
  page.on('download', () => downloads++);
  context.on('page', () => chats++);
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await ok(page).evaluate((link: HTMLAnchorElement) => {
    link.click();
    link.click();
  });
  await expect(page.getByText('Thank you for your submission!')).toBeVisible();
  await expect(() => expect([chats, downloads]).toEqual([1, 1])).toPass();
});

test.describe('offline at submit', () => {
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED'] });

  test('the dialog opens, the link stands, the resume comes down', async ({ page, context }) => {
    await openForm(page, '/contact');
    await fillApplication(page);
    await context.setOffline(true);
    await submit(page);
    await expect(ok(page)).toHaveAttribute('href', new RegExp(`^https://wa\\.me/${digits}\\?text=`));
    const [download] = await Promise.all([page.waitForEvent('download'), ok(page).click()]);
    expect(readFileSync(await download.path())).toEqual(resume.buffer);
    await expect(page.getByText('Thank you for your submission!')).toBeVisible();
  });
});

test.describe('a file that never finishes being read', () => {
  test.use({ expectedErrors: ['The resume could not be read'] });

  test('is given up after ten seconds; the application goes on without it', async ({ page }) => {
    await page.clock.install();
    await openForm(page, '/contact');
    await page.evaluate(() => {
      FileReader.prototype.readAsDataURL = () => {};
      FileReader.prototype.abort = function () {
        this.dispatchEvent(new ProgressEvent('abort'));
      };
    });
    await fillApplication(page);
    await submit(page);
    await page.clock.runFor(10_500);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog')).not.toContainText('Resume:');
  });
});

for (const name of ['my resume 2.pdf', "Asha's final (1).docx", 'रिज़्यूमे आशा.pdf', 'cv 📄.PDF', 'அறிக்கை.doc']) {
  test(`a resume named ${name} comes down under that name and is named in the message`, async ({ page }) => {
    await openForm(page, '/contact');
    await fillApplication(page);
    await page.getByLabel(/^Resume/).setInputFiles({ ...resume, name });
    await submit(page);
    await expect(page.getByRole('dialog')).toContainText(`Resume: ${name}`);
    const [download] = await Promise.all([page.waitForEvent('download'), ok(page).click()]);
    expect(download.suggestedFilename()).toBe(name);
    expect(readFileSync(await download.path())).toEqual(resume.buffer);
  });
}

for (const [what, message] of [
  ['Hindi, Tamil and emoji', 'मुझे नौकरी चाहिए।\nஎனக்கு வேலை வேண்டும் 👩🏽‍💻'],
  [
    'right-to-left text and formatting characters',
    'مرحبا \u200f(اختبار)\u200e \u202bمن اليمين\u202c\u2066x\u2069',
  ],
  ['line breaks and markup', 'one\n\n\ttwo\n*three* _four_ <b>&amp;</b> #%25+?=&'],
] as const) {
  test(`${what}: the preview and the link hold exactly what was typed`, async ({ page }) => {
    await openForm(page, '/contact');
    await fillApplication(page, { ...seeker, message });
    await submit(page);
    const preview = await page
      .getByRole('region', { name: 'Your message' })
      .evaluate((region) => region.textContent);
    expect(preview).toContain(`Message: ${message}`);
    expect(textOf((await ok(page).getAttribute('href')) ?? '')).toBe(preview);
  });
}

test('a very long message is warned about, never cut and never blocked', async ({ page }) => {
  await openForm(page, '/contact');
  const message = 'नौकरी की तलाश है। '.repeat(120).trim();
  await fillApplication(page, { ...seeker, message });
  await expect(page.locator('form')).toContainText(/\d+ of 8000 characters of the link/);
  await expect(page.locator('form').getByText('long for a WhatsApp link')).toBeVisible();
  await submit(page);
  await expect(page.getByRole('dialog')).toContainText('long for a WhatsApp link');
  expect(textOf((await ok(page).getAttribute('href')) ?? '')).toContain(message);
});

test('a short message says nothing of length', async ({ page }) => {
  await openForm(page, '/contact');
  await fillApplication(page);
  await expect(page.locator('form')).not.toContainText('characters of the link');
});
