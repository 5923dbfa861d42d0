import type { Page } from '@playwright/test';
import { contactForm, seeker } from '../support/contactForm.ts';
import { downloadBy } from '../support/download.ts';
import { fixture } from '../support/fixture.ts';
import { limitStorage } from '../support/hostileBrowser.ts';
import { resumeForm } from '../support/resumeForm.ts';
import { expect, goBack, keepOutOfCache, openForm, test, waitForForm } from '../support/site.ts';

/* What a visitor wrote, over Back. Random walks of the same over a model of the browser are in src/islands/walks.test.ts. */

test.use({
  viewport: { width: 360, height: 740 },
  // Playwright turns the back/forward cache off, which visitors' browsers have.
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/** How Back shows a page: as it was left (back/forward cache), or built again, like one that the browser has killed. */
const returns = ['frozen', 'rebuilt'] as const;
type Return = (typeof returns)[number];

/** Decides how Back will show the open page. */
async function willReturn(page: Page, how: Return) {
  await page.evaluate(() => Object.assign(window, { isAsLeft: true }));
  if (how === 'rebuilt') await keepOutOfCache(page);
}

async function expectReturn(page: Page, how: Return) {
  await goBack(page);
  await waitForForm(page);
  expect(await page.evaluate('window.isAsLeft === true'), 'from the cache').toBe(how === 'frozen');
}

async function leaveAndReturn(page: Page, how: Return, leave: () => Promise<unknown>) {
  await willReturn(page, how);
  await leave();
  await expectReturn(page, how);
}

type Texts = { name: string; phone: string; email?: string };

/** Writes into the resume maker, makes the file and takes it to the contact form. */
async function handOver(page: Page, texts: Texts, how: Return) {
  const { words, field, make, made } = resumeForm(page, fixture);
  for (const [name, text] of Object.entries(texts)) await field(words.about[name as keyof Texts]).fill(text);
  await make();
  await willReturn(page, how);
  await made.getByRole('link', { name: words.done.use }).click();
  await expect(page).toHaveURL(/\/contact\?/);
  await waitForForm(page);
}

for (const how of returns) {
  test(`${how}: a resume that is corrected and handed over again corrects the form, not an own answer`, async ({
    page,
  }) => {
    const { words, field, preview, previewText, chosenFile, submit } = contactForm(page, fixture);
    const expectTexts = async (texts: Texts) => {
      for (const [name, text] of Object.entries(texts))
        await expect(field(name as keyof Texts)).toHaveValue(text);
    };
    const old = { name: 'Asha Verma', phone: '90000 00000', email: 'old@example.in' };
    const correct = { name: 'Asha Devi', phone: '98765 43210', email: 'new@example.in' };
    await openForm(page, '/resume');
    await handOver(page, old, how);
    await expectTexts(old);
    await expectReturn(page, how);
    await handOver(page, correct, how);
    await expectTexts(correct);
    await field('phone').fill('98111 22333');
    await expectReturn(page, how);
    await handOver(page, { name: 'Mary Thomas', phone: '97777 77777' }, how);
    await expectTexts({ ...correct, name: 'Mary Thomas', phone: '98111 22333' });
    await expect.poll(chosenFile).toBe('Mary_Thomas_Resume.pdf');
    await field('preferredLocation').selectOption({ index: 1 });
    await field('message').fill(seeker.message);
    await submit().click();
    await expect(preview).toBeVisible();
    expect(await previewText()).toContain(
      `${words.name}: Mary Thomas\n${words.email}: new@example.in\n${words.phone}: 98111 22333\n`,
    );
  });

  test(`${how}: while storage is full, the newest words are kept, and a resume is saved instead of handed over`, async ({
    page,
  }) => {
    const fillStorage = await limitStorage(page);
    const { message } = fixture.forms('en');
    const { words, fillAbout, make, made } = resumeForm(page, fixture);
    for (const [path, label] of [
      ['/contact', message],
      ['/', message],
      ['/resume', words.about.name],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      await openForm(page, path);
      await field.fill('Older words');
      await fillStorage();
      await field.fill('Newer words, of which there are more');
      await leaveAndReturn(page, how, () => page.goto('/about'));
      await expect(field).toHaveValue('Newer words, of which there are more');
      await page.evaluate(() => localStorage.clear());
    }
    // In Firefox `goBack` stops what the page still fetches, what writes the file included.
    await page.reload();
    await waitForForm(page);
    await fillStorage();
    await fillAbout();
    await make();
    const use = made.getByRole('link', { name: words.done.use });
    expect((await downloadBy(page, () => use.click())).name).toBe('Asha_Verma_Resume.pdf');
    await expect(page.getByText(words.done.notHandedOver)).toBeVisible();
    await page.getByRole('link', { name: words.done.goOn }).click();
    await expect(page).toHaveURL(/\/contact\?for=seekers$/);
  });

  test(`${how}: the chosen mode is kept on Back, also from a form in the other one`, async ({ page }) => {
    const { open, mode, field } = contactForm(page, fixture);
    await open();
    await mode('hiring-request').check();
    await field('name').fill('Asha');
    await leaveAndReturn(page, how, () => open('?for=seekers'));
    await expect(field('name')).toHaveValue('Asha');
    await expect(mode('hiring-request')).toBeChecked();
  });
}
