import type { Page } from '@playwright/test';
import { contactForm, resume as file, seeker } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { expect, holdScripts, test, waitForForm } from '../support/site.ts';

const resume = { ...file, name: `${'a very long name of a resume '.repeat(6)}.pdf` };

/** Tries to submit a form that is not hydrated, with the keyboard and with a script. */
async function tryToSend(page: Page, path: string) {
  await expect(page.locator('form')).toHaveAttribute('method', 'dialog');
  await expect(page.locator('form [type=submit]')).toBeDisabled();
  await page.locator('[name=name]').press('Enter');
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page).toHaveURL(path);
}

test('while scripts are late nothing is sent and all is kept; a note appears in time', async ({ page }) => {
  await page.clock.install();
  const release = await holdScripts(page);
  const form = contactForm(page, fixture);
  const { field, words } = form;
  const note = page.locator('#form-fallback');
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/contact');
  // The form looks ready, its resume field is large, and a press at its right end chooses a file too.
  const look = () =>
    form.submit().evaluate((button) => {
      const { backgroundColor, color, cursor, opacity } = getComputedStyle(button);
      return { backgroundColor, color, cursor, opacity };
    });
  const atRest = await look();
  expect((await field('resume').boundingBox())?.height).toBeGreaterThanOrEqual(56);
  const chooser = page.waitForEvent('filechooser');
  await field('resume').click({ position: { x: 270, y: 30 } });
  await (await chooser).setFiles(resume);
  await expect(field('resume')).toHaveCSS('border-top-style', 'solid');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await form.fillShared();
  await field('preferredLocation').selectOption('Pune');
  await form.mode('hiring-request').check();
  await field('company').fill('Neem & Sons');
  await tryToSend(page, '/contact');
  await expect(note).toBeHidden();
  // The note's timeout starts when the form is in view, which the browser reports a little later.
  await expect(async () => {
    await page.clock.runFor(9000);
    await expect(note).toBeVisible({ timeout: 500 });
  }).toPass();

  release();
  await waitForForm(page);
  await expect(note).toBeHidden();
  await expect(form.submit('hiring-request')).toBeEnabled();
  await expect(field('company')).toHaveValue('Neem & Sons');
  await expect(field('message')).toHaveValue(seeker.message);
  await form.mode('application').check();
  expect(await look()).toEqual(atRest);
  await expect(field('preferredLocation')).toHaveValue('Pune');
  await form.submit().click();
  await expect(form.preview).toContainText(`${words.resume}: ${resume.name}`);
});

test.describe('scripts that fail', () => {
  test.use({ expectedErrors: ['404', 'Error hydrating'] });

  test('a note appears above the form at once, and what is typed stays', async ({ page }) => {
    const failure = page.waitForEvent('console', (message) => message.text().includes('Error hydrating'));
    await page.route(/\/_astro\/.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/hi');
    const name = page.locator('[name=name]');
    await name.fill('Asha');
    await failure;
    // Immediately, not only when the scripts would count as late.
    const note = page.locator('#form-fallback');
    expect(await note.isVisible()).toBe(true);
    await expect(note).toContainText('JavaScript');
    for (const address of ['https://wa.me/', 'tel:'])
      await expect(note.locator(`a[href^="${address}"]`)).toBeVisible();
    await expect(page.locator('#form-fallback ~ astro-island form')).toBeVisible();
    await tryToSend(page, '/hi');
    await expect(name).toHaveValue('Asha');
  });
});
