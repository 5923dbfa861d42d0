import type { Page, Route } from '@playwright/test';
import { expect, fillShared, resume, test } from '../support/site.ts';

const scripts = /\/_astro\/.*\.js$/;

/** Holds the form's scripts back until the returned function is called. */
async function holdScripts(page: Page) {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(scripts, async (route) => {
    await gate;
    await route.continue();
  });
  return async () => {
    open();
    await expect(page.locator('form[data-ready]')).toHaveCount(1);
  };
}

test('what was typed and chosen before the form is live is kept, mode, place and file too', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  await fillShared(page);
  await page.getByLabel(/^Preferred location/).selectOption('Pune');
  await page.getByLabel(/^Resume/).setInputFiles(resume);
  await page.getByRole('radio', { name: 'For Employers' }).check();
  await page.getByLabel(/^Company/).fill('Neem & Sons');
  await release();
  await expect(page.getByRole('button', { name: 'Submit Hiring Request' })).toBeEnabled();
  await expect(page.getByLabel(/^Company/)).toHaveValue('Neem & Sons');
  await expect(page.getByLabel(/^Message/)).toHaveValue(/accounts work/);
  await page.getByRole('radio', { name: 'For Job Seekers' }).check();
  await expect(page.getByLabel(/^Preferred location/)).toHaveValue('Pune');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('dialog')).toContainText('Resume: asha-resume.pdf');
});

test('a file over the limit that was chosen before is refused when the form comes alive', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  await page.getByLabel(/^Resume/).setInputFiles({ ...resume, buffer: Buffer.alloc(2_097_153) });
  await release();
  await expect(page.getByRole('alert')).toHaveText('File size should not exceed 2MB');
  await expect(page.getByLabel(/^Resume/)).toHaveValue('');
});

for (const [path, button] of [
  ['/contact', 'Submit Application'],
  ['/', 'Send Message'],
] as const) {
  test(`until the form on ${path} is live nothing can send it, and nothing typed gets into an address`, async ({
    page,
  }) => {
    await holdScripts(page);
    await page.goto(path);
    const name = page.getByLabel(/^Name/);
    await name.fill('Asha');
    await expect(page.getByRole('button', { name: button })).toBeDisabled();
    await expect(page.locator('form')).toHaveAttribute('method', 'dialog');
    await name.press('Enter');
    await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
    await expect(page).toHaveURL(path);
    await expect(name).toHaveValue('Asha');
  });

  test.describe(`scripts that fail on ${path}`, () => {
    test.use({ expectedErrors: ['ERR_FAILED', '404', 'Error hydrating'] });

    for (const [how, answer] of [
      ['blocked', (route: Route) => route.abort()],
      ['not found', (route: Route) => route.fulfill({ status: 404, body: '' })],
    ] as const) {
      test(`${how}: a note with WhatsApp and phone above the form, which keeps what was typed`, async ({
        page,
      }) => {
        await page.route(scripts, answer);
        await page.goto(path);
        await page.getByLabel(/^Name/).fill('Asha');
        const note = page.getByRole('main').locator('p').filter({ hasText: 'JavaScript' });
        await expect(note).toBeVisible();
        await expect(note.locator('a[href^="https://wa.me/"]')).toBeVisible();
        await expect(note.locator('a[href^="tel:"]')).toBeVisible();
        await expect(page.getByLabel(/^Name/)).toHaveValue('Asha');
        await expect(page.getByRole('button', { name: button })).toBeDisabled();
        const above = await note.evaluate(
          (element) => element.compareDocumentPosition(document.querySelector('form') as Node) & 4,
        );
        expect(above).toBeTruthy();
      });
    }
  });
}

test('scripts that are very late bring the note, and take it away when they come', async ({ page }) => {
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto('/contact');
  const note = page.getByRole('main').getByText('needs JavaScript');
  await page.getByLabel(/^Name/).fill('Asha');
  await expect(note).toBeHidden();
  await page.clock.runFor(9000);
  await expect(note).toBeVisible();
  await release();
  await expect(note).toBeHidden();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Asha');
});
