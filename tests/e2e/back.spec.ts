import type { Page } from '@playwright/test';
import { contactForm } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { resumeForm } from '../support/resumeForm.ts';
import { expect, goBack, keepOutOfCache, openForm, test, waitForForm } from '../support/site.ts';

/* What a visitor wrote, and the menu, over Back. Random walks of the same over a model of the browser are in src/islands/walks.test.ts. */

test.use({ viewport: { width: 360, height: 740 } });

/** How Back shows a page: as it was left (back/forward cache), or built again, like one that the browser has killed. */
const returns = ['frozen', 'rebuilt'] as const;
type Return = (typeof returns)[number];

/** Leaves the open page, and goes back to it. */
async function leaveAndReturn(page: Page, how: Return, leave: () => Promise<unknown>) {
  await page.evaluate(() => Object.assign(window, { isAsLeft: true }));
  if (how === 'rebuilt') await keepOutOfCache(page);
  await leave();
  await goBack(page);
  await waitForForm(page);
  expect(await page.evaluate('window.isAsLeft === true'), 'from the cache').toBe(how === 'frozen');
}

/** Fills the session storage to the last characters. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let length = 2 ** 20; length >= 1; length /= 2)
      try {
        for (let count = 0; ; count++) sessionStorage.setItem(`${length} ${count}`, 'x'.repeat(length));
      } catch {
        // There is no more room for this length.
      }
  });

/** Pages with a form, and the label of a field of each. */
const { message } = fixture.forms('en');
const writtenIn = {
  frozen: [['/contact', message]],
  rebuilt: [
    ['/', message],
    ['/resume', fixture.entry('resumeWords').about.name],
  ],
} as const;

for (const how of returns) {
  test(`${how}: a resume that is corrected and handed over again corrects the form, not an own answer`, async ({
    page,
  }) => {
    const { field, chosenFile } = contactForm(page, fixture);
    const { words, field: question, make, made } = resumeForm(page, fixture);
    /** Writes into the resume maker, makes the file and takes it to the contact form. */
    const handOver = async (texts: { name: string; phone?: string; email: string }) => {
      const written = Object.entries(texts) as [keyof typeof texts, string][];
      for (const [name, text] of written) await question(words.about[name]).fill(text);
      await make();
      await made.getByRole('link', { name: words.done.use }).click();
      await expect(page).toHaveURL(/\/contact\?/);
      await waitForForm(page);
      for (const [name, text] of written) await expect(field(name)).toHaveValue(text);
    };
    await openForm(page, '/resume');
    await leaveAndReturn(page, how, async () => {
      await handOver({ name: 'Asha Verma', phone: '90000 00000', email: 'old@example.in' });
      await field('phone').fill('98111 22333');
    });
    await expect(question(words.about.name)).toHaveValue('Asha Verma');
    // In Firefox `goBack` stops what a page that is built again still fetches, what writes the file included.
    if (how === 'rebuilt') await openForm(page, '/resume');
    await handOver({ name: 'Mary Thomas', email: 'new@example.in' });
    await expect(field('phone')).toHaveValue('98111 22333');
    await expect.poll(chosenFile).toBe('Mary_Thomas_Resume.pdf');
  });

  test(`${how}: while storage is full, the newest words of a form are kept`, async ({ page }) => {
    for (const [path, label] of writtenIn[how]) {
      const field = page.getByLabel(label, { exact: true });
      await openForm(page, path);
      await field.fill('Older words');
      await fillStorage(page);
      await field.fill('Newer words, of which there are more');
      await leaveAndReturn(page, how, () => page.goto('/about'));
      await expect(field).toHaveValue('Newer words, of which there are more');
    }
  });
}

test("Back to a frozen page shows it with the phone's menu closed", async ({ page }) => {
  const words = fixture.layout('en');
  const menu = page.getByRole('navigation', { name: words.mainNavigation });
  await page.goto('/about');
  await page.getByRole('button', { name: words.menu, exact: true }).click();
  await menu.getByRole('link', { name: words.navigation.services }).click();
  await expect(page).toHaveURL('/services');
  await expect(menu).toBeHidden();
  await goBack(page);
  await expect(page).toHaveURL('/about');
  await expect(menu).toBeHidden();
});
