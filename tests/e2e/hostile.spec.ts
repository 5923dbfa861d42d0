import { contactForm, resume } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { filterLists } from '../support/hands/filterLists.ts';
import { instagram, makeHostile } from '../support/inAppBrowser.ts';
import { expect, goBack, keepOutOfCache, test, textOf, waitForForm } from '../support/site.ts';

test.use(instagram);

test('in a hostile browser inside an app, an application goes out whole', async ({ page }) => {
  await makeHostile(page);
  await filterLists(page);
  const form = contactForm(page, fixture, 'hi');
  const { words, panel, field } = form;
  await form.open();
  await keepOutOfCache(page);
  await form.fillApplication();
  await page.locator('form').evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await expect(form.dialog).toHaveCount(1);
  const message = await form.previewText();
  expect(message).toContain(`${words.resumeLine}: ${resume.name}`);
  await form.ok.evaluate((link: HTMLAnchorElement) => {
    link.click();
    link.click();
  });
  // The chat opened in the same tab. Nothing was downloaded: a download would have led elsewhere.
  await expect(page).toHaveURL(/wa\.me/);
  expect(textOf(page.url())).toBe(message);

  // The page has been killed meanwhile: Back and a reload build it anew, with the panel.
  await goBack(page);
  for (const again of [true, false]) {
    await expect(panel).toContainText(words.attachInApp.replace('{resume}', resume.name));
    for (const link of [words.openAgain, words.openWeb, words.openApp])
      expect(textOf(await panel.getByRole('link', { name: link }).getAttribute('href'))).toBe(message);
    for (const name of ['name', 'email', 'phone', 'message', 'resume'] as const)
      await expect(field(name)).toHaveValue('');
    expect(page.url()).toMatch(/\/contact$/);
    if (again) await page.reload();
  }
  await panel.getByRole('button', { name: words.copyMessage }).click();
  await expect(panel).toContainText(words.copyBlocked);

  await form.button(words.bringBack).click();
  await expect(field('message')).not.toHaveValue('');
  await expect(page.getByText(words.chooseAgain.replace('{resume}', resume.name))).toBeVisible();
  await page.reload();
  await waitForForm(page);
  await expect(panel).toBeHidden();
});
